// Corrects currency signs of the Japanese, Korean and Chinese models: ¥ and ₩ share the code of the backslash in
// older encodings, and ¥ alone is often read as Y.
import type { Line } from '../../../shared/page.ts'

const signs: ReadonlyMap<string, string> = new Map([
  ['jpn', '¥'],
  ['kor', '₩'],
  ['chi_sim', '¥'],
  ['chi_tra', '¥'],
])
const backslash = /^\\(?=\d)/
/** Without groups of thousands it may be an article number. */
const backslashOrLetter = /^\\(?=\d)|^[yY](?=\d{1,3}(?:[,.]\d{3})+$)/

/** Yen and won have no hundredths, so a point before three digits was a comma. */
const whole: ReadonlySet<string> = new Set(['jpn', 'kor'])
const pointed = /^([¥₩￥]?\d{1,3})((?:[.,]\d{3})+)([円원]?)(?!\d)/u

function withThousands(line: Line): Line {
  const words = line.words.map((word, i) => {
    const [, first, thousands = '', unit] = pointed.exec(word.text) ?? []
    const isSum =
      /^[¥₩￥]/u.test(word.text) || Boolean(unit) || /^[円원]/u.test(line.words[i + 1]?.text ?? '')
    if (first === undefined || !isSum) return word
    const rest = word.text.slice(first.length + thousands.length)
    return { ...word, text: first + thousands.replaceAll('.', ',') + rest }
  })
  return { ...line, words }
}

export function withMoneySigns(lines: readonly Line[], models: readonly string[]): Line[] {
  const sign = signs.get(models[0] ?? '')
  if (sign === undefined) return [...lines]
  const restore = (text: string) => text.replace(sign === '¥' ? backslashOrLetter : backslash, sign)
  const signed = lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, text: restore(word.text) })),
  }))
  return whole.has(models[0] ?? '') ? signed.map(withThousands) : signed
}
