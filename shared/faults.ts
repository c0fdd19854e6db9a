// What a fault is to those whom it reaches: its sentence, its HTTP status, its exit code, and whether it can pass.
import { errors, type ErrorCode, type ErrorData, type Row } from './errors.ts'
import type { Fault } from './result.ts'

/** The sentence for a fault, in any language that has one for every code. */
export type ErrorTexts = { readonly [C in ErrorCode]: (data: ErrorData[C]) => string }

export function faultText(fault: Fault): string {
  return sentence((data: never) => errors[fault.code].text(data), fault)
}

export function faultTextIn(texts: ErrorTexts, fault: Fault): string {
  return sentence((data: never) => texts[fault.code](data), fault)
}

/** Code and data of a fault belong together by its type; the compiler can't follow a correlated union. */
function sentence(say: (data: never) => string, fault: Fault): string {
  return say(fault.data as never)
}

export function faultStatus(fault: Fault): Row<never>['status'] {
  return errors[fault.code].status
}

export function faultExit(fault: Fault): number {
  return errors[fault.code].exit
}

/** Whether the same thing may work later without anybody changing anything. */
export function canPass(fault: Fault): boolean {
  const found: Row<never> = errors[fault.code]
  return found.passes === true
}
