// Replaces full-width punctuation and digits, which a network that was trained on Chinese returns in other text too, as in （714).
import type { Sign } from './ctc.ts'

/** Leaves lines with Han as they are. */
export function withoutWideForms(signs: readonly Sign[]): readonly Sign[] {
  if (signs.some(({ text }) => /\p{Script=Han}/u.test(text))) return signs
  return signs.map((sign) => ({ ...sign, text: narrowForm(sign.text) }))
}

export function narrowForm(text: string): string {
  return text.replace(/[\uff01-\uff5e\uffe0-\uffe6]/gu, (wide) => wide.normalize('NFKC'))
}
