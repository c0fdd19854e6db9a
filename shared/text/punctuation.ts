// Full-width punctuation between Han characters, and that of Arabic: recognisers answer the ASCII one, which nobody sets
// there.
// Only what stands directly between two of them is changed; an end of a line could be anything.

const fullWidth: Readonly<Record<string, string>> = {
  ',': '，',
  ':': '：',
  ';': '；',
  '?': '？',
  '!': '！',
}

const han = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'
const between = new RegExp(`(?<=${han}) ?([,:;?!]) ?(?=${han})`, 'gu')
/** A pair around Han, after Han, and before Han, full-width punctuation or the end. */
const brackets = new RegExp(
  `(?<=${han})\\((${han}[^()\\n]*${han}|${han})\\)(?=${han}|[，。：；、？！]|$)`,
  'gmu',
)

/** Between words of Arabic and Persian; a comma without a space behind it belongs to a number. */
const inArabic =
  /(?<=[\p{Script=Arabic}\p{N})]) ?([,;])(?= \p{Script=Arabic})|(?<=\p{Script=Arabic}) ?([,;?])(?=\s|$)/gu
const arabicMarks: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' }

export function restorePunctuation(text: string): string {
  return text
    .replace(between, (_, mark: string) => fullWidth[mark] ?? mark)
    .replace(brackets, (_, inner: string) => `（${inner}）`)
    .replace(inArabic, (mark) => arabicMarks[mark.trim()] ?? mark)
}
