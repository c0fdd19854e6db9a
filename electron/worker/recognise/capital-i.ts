// "lron", "St lves": of a capital I that looks like a small l. No word of most languages begins with an l and another
// consonant; those of some Slavic and Baltic languages do.
import type { Line } from '../../../shared/page.ts'

/** "ltda" ends the names of firms; what has no vowel is an abbreviation: lbs, ltd. */
const misread = /^(?<before>["“„'‘(«]*)l(?=[bcdfgkmnpqrstvxz]\p{Ll}*[aeiouyäöüáéíóúàèìòùâêîôû])(?!tda)/u
const clustered: ReadonlySet<string> = new Set([
  ...['bos', 'bul', 'ces', 'hrv', 'lav', 'lit', 'mkd', 'pol', 'slk', 'slv', 'srp_latn', 'sqi', 'vie'],
])

export function withCapitalI(lines: readonly Line[], languages: readonly string[]): Line[] {
  if (languages.some((language) => clustered.has(language))) return [...lines]
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => {
      const text = word.text.replace(misread, '$<before>I')
      return text === word.text ? word : { ...word, text }
    }),
  }))
}
