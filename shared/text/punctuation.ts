// Restores full-width punctuation between Han characters, and Arabic punctuation: recognisers return ASCII marks there,
// which no text has. Only marks directly between two such characters change; at the end of a line they could be anything.

const fullWidth: Readonly<Record<string, string>> = {
  ',': '，',
  ':': '：',
  ';': '；',
  '?': '？',
  '!': '！',
}

const han = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'
const between = new RegExp(`(?<=${han}) ?([,:;?!]) ?(?=${han})`, 'gu')
/** A pair of brackets around Han, after Han, and before Han, full-width punctuation or the end of the line. */
const brackets = new RegExp(
  `(?<=${han})\\((${han}[^()\\n]*${han}|${han})\\)(?=${han}|[，。：；、？！]|$)`,
  'gmu',
)

/** Marks after Arabic and Persian words; a comma without a space after it belongs to a number. */
const inArabic =
  /(?<=[\p{Script=Arabic}\p{N})]) ?([,;])(?= \p{Script=Arabic})|(?<=\p{Script=Arabic}) ?([,;?])(?=\s|$)/gu
const arabicMarks: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' }

/** Replaces ASCII punctuation by the full-width or Arabic marks that the text around it calls for. */
export function restorePunctuation(text: string): string {
  return text
    .replace(between, (_, mark: string) => fullWidth[mark] ?? mark)
    .replace(brackets, (_, inner: string) => `（${inner}）`)
    .replace(inArabic, (mark) => arabicMarks[mark.trim()] ?? mark)
}
