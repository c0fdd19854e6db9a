// Corrects a capital I that was read as a small l ("lron", "St lves"): no word begins with l and another consonant,
// except in some Slavic and Baltic languages.
import type { Line } from '../../../shared/page.ts'

/** "ltda" ends company names; words without a vowel are abbreviations (lbs, ltd). */
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
