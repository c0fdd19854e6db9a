// Which language the labels of a page are in. Slips and forms are names, numbers and a few set words, and these words
// tell the language where statistics of letters tell nothing.
import { tokensOf } from './tokens.ts'
import type { Labels } from './concept.ts'
import { concepts, listed, partyConcepts } from './lexicon.ts'

/** One language of the lexicon; `others` are several together. */
export type LabelLanguage = keyof Labels

/** A word of several languages counts for each as much less. */
const min = { words: 3, lead: 2 } as const
const minLength = 3

/** Null where no language has clearly the most of the labels. */
export function languageOfLabels(text: string): LabelLanguage | null {
  const counts = new Map<LabelLanguage, number>()
  for (const word of wordsIn(text)) {
    const languages = languagesByWord.get(word) ?? []
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length)
  }
  const [first, second] = [...counts].toSorted((a, b) => b[1] - a[1])
  if (!first || first[1] < min.words || first[1] < min.lead * (second?.[1] ?? 0)) return null
  return first[0]
}

const languagesByWord = languagesOfWords()

function languagesOfWords(): ReadonlyMap<string, readonly LabelLanguage[]> {
  const found = new Map<string, LabelLanguage[]>()
  const all = [...concepts, ...partyConcepts].flatMap(({ labels }) => entriesOf(labels))
  for (const [language, text] of all) {
    for (const word of listed(text).flatMap((label) => [...wordsIn(label)])) {
      const known = found.get(word) ?? []
      if (!known.includes(language)) found.set(word, [...known, language])
    }
  }
  return found
}

function entriesOf(labels: Labels): [LabelLanguage, string][] {
  return Object.entries(labels) as [LabelLanguage, string][]
}

function wordsIn(text: string): Set<string> {
  const keys = tokensOf(text.normalize('NFKC').toLowerCase()).map(({ key }) => key)
  return new Set(keys.filter((key) => key.length >= minLength && /^\p{L}+$/u.test(key)))
}
