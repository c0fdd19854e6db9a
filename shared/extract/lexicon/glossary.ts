// The words that names of fields and labels are made of, in many languages: "visit date", "Fecha de visita", 参观日期 and
// Besuchsdatum have the same senses. Each row of data/vocabulary/senses.tsv is a sense; a word may be in several rows.
import { keyOf, keyOfRow, tokensOf } from './tokens.ts'
import data from './senses.json' with { type: 'json' }

/** Abbreviations and phrases with the words that they stand for. */
export const abbreviations: ReadonlyMap<string, readonly string[]> = new Map(
  data.phrases.map(([, phrase = '', words = '']) => [keyOf(phrase), words.split(' ')]),
)

// A set is made when its word is first asked for: one for each of 32,000 words would cost every start dearly.
const rowsByWord = indexed()

/** The senses of a word, as the numbers of its rows. */
export function sensesOfWord(word: string): ReadonlySet<number> | undefined {
  const found = rowsByWord.get(word)
  if (typeof found !== 'number') return found
  const senses = new Set([found])
  rowsByWord.set(word, senses)
  return senses
}

export function isGlossaryWord(word: string): boolean {
  return rowsByWord.has(word)
}

export function glossaryWords(): readonly string[] {
  return [...rowsByWord.keys()]
}

/** Words that are written apart, of how many tokens, and the first: số công tơ, best before, fuori tutto. */
export const spacedWords: ReadonlyMap<string, { readonly count: number; readonly first: string }> = new Map(
  data.senses
    .flatMap((row) => row.split(', '))
    .concat(data.phrases.flatMap(([kind, phrase = '']) => (kind === 'phrase' ? [phrase] : [])))
    .filter((word) => /[ -]/.test(word))
    .flatMap((word) => {
      const [first = '', ...rest] = tokensOf(word.toLowerCase()).map(({ key }) => key)
      return rest.length > 0 ? [[first + rest.join(''), { count: rest.length + 1, first }] as const] : []
    }),
)

function indexed(): Map<string, number | Set<number>> {
  const index = new Map<string, number | Set<number>>()
  for (const [sense, row] of data.senses.entries())
    for (const word of row.split(', ')) {
      const key = keyOfRow(word.toLowerCase())
      const before = index.get(key)
      if (before === undefined) index.set(key, sense)
      else index.set(key, typeof before === 'number' ? new Set([before, sense]) : before.add(sense))
    }
  return index
}
