// Signs of money as the models for Japanese, Korean and Chinese write them. In the encodings that their texts come from
// the sign stands where ASCII has the backslash, and ¥ alone is as often read as a Y.
import type { Line } from '../../../shared/page.ts'

const signs: ReadonlyMap<string, string> = new Map([
  ['jpn', '¥'],
  ['kor', '₩'],
  ['chi_sim', '¥'],
  ['chi_tra', '¥'],
])
const backslash = /^\\(?=\d)/
/** Without groups of thousands it may be a number of an article. */
const backslashOrLetter = /^\\(?=\d)|^[yY](?=\d{1,3}(?:[,.]\d{3})+$)/

export function withMoneySigns(lines: readonly Line[], models: readonly string[]): Line[] {
  const sign = signs.get(models[0] ?? '')
  if (sign === undefined) return [...lines]
  const restore = (text: string) => text.replace(sign === '¥' ? backslashOrLetter : backslash, sign)
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, text: restore(word.text) })),
  }))
}
