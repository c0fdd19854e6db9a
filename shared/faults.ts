// What a fault is to those whom it reaches: its sentence, its HTTP status, its exit code, and whether it can pass.
import { errors, type ErrorCode, type ErrorData, type Row } from './errors.ts'
import { reasonIn, type ReasonTexts } from './reasons.ts'
import type { Fault } from './result.ts'

/** The sentence for a fault, in any language that has one for every code. */
export type ErrorTexts = { readonly [C in ErrorCode]: (data: ErrorData[C]) => string }

export function faultText(fault: Fault): string {
  return sentenceFor((data: never) => errors[fault.code].text(data), fault)
}

/** What a language says of faults. */
export interface FaultWords {
  readonly errors: ErrorTexts
  readonly reasons: ReasonTexts
}

/** The one place where a code with its data becomes a sentence of a language that isn't the API's. */
export function faultTextIn({ errors: texts, reasons }: FaultWords, { code, data }: Fault): string {
  return sentenceFor((said: never) => texts[code](said), {
    code,
    data: withReasonsIn(reasons, data),
  } as Fault)
}

/** The reasons among the data, in a language; names and values stay as they are. */
export function withReasonsIn<Data extends object>(reasons: ReasonTexts, data: Data): Data {
  const said = Object.entries(data).map(([name, value]: [string, unknown]) =>
    reasonNames.has(name) && typeof value === 'string' ? [name, reasonIn(reasons, value)] : [name, value],
  )
  return Object.fromEntries(said) as Data
}

const reasonNames: ReadonlySet<string> = new Set(['why', 'found', 'kind', 'rule'])

/** Code and data of a fault belong together by its type; the compiler can't follow a correlated union. */
function sentenceFor(say: (data: never) => string, fault: Fault): string {
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
