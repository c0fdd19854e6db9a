// Marks and figures as wide as a Han character: a network that was taught Chinese writes （714) beside digits too.
import type { Sign } from './ctc.ts'

/** On a line with Han they may be right. */
export function withoutWideForms(signs: readonly Sign[]): readonly Sign[] {
  if (signs.some(({ text }) => /\p{Script=Han}/u.test(text))) return signs
  return signs.map((sign) => ({ ...sign, text: narrowForm(sign.text) }))
}

export function narrowForm(text: string): string {
  return text.replace(/[\uff01-\uff5e\uffe0-\uffe6]/gu, (wide) => wide.normalize('NFKC'))
}
