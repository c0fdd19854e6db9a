// Looks up a fault in the table of errors: its sentence, its HTTP status, its exit code, and whether a retry can help.
import { errors, type ErrorCode, type ErrorData } from './errors.ts'
import { translateReason, type ReasonTexts } from './reasons.ts'
import type { Fault } from './result.ts'

/** The sentences of one language, one for every error code. */
export type ErrorTexts = { readonly [C in ErrorCode]: (data: ErrorData[C]) => string }

export function faultText(fault: Fault): string {
  return sentenceFor((data: never) => errors[fault.code].text(data), fault)
}

/** Everything that a language needs to put faults into words. */
export interface FaultWords {
  readonly errors: ErrorTexts
  readonly reasons: ReasonTexts
}

/** The sentence for a fault in a given language. `faultText` is the English of the API. */
export function faultTextIn({ errors: texts, reasons }: FaultWords, { code, data }: Fault): string {
  return sentenceFor((d: never) => texts[code](d), {
    code,
    data: translateReasons(reasons, data),
  } as Fault)
}

/** The data of a fault with its reasons translated; names and values stay. */
export function translateReasons<Data extends object>(reasons: ReasonTexts, data: Data): Data {
  const translated = Object.entries(data).map(([name, value]: [string, unknown]) =>
    reasonNames.has(name) && typeof value === 'string'
      ? [name, translateReason(reasons, value)]
      : [name, value],
  )
  return Object.fromEntries(translated) as Data
}

const reasonNames: ReadonlySet<string> = new Set(['why', 'found', 'kind', 'rule'])

/** The type of a fault pairs its code with its data; TypeScript can't follow that correlation, hence the cast. */
function sentenceFor(say: (data: never) => string, fault: Fault): string {
  return say(fault.data as never)
}

export function faultStatus(fault: Fault) {
  return errors[fault.code].status
}

export function faultExit(fault: Fault): number {
  return errors[fault.code].exit
}

/** Whether a retry may succeed although nobody changes anything. */
export function canPass(fault: Fault): boolean {
  return errors[fault.code].passes === true
}
