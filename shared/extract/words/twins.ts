// A word that stands twice on a page and was read in two ways that differ in one letter takes the surer one: SETIA, GETIA.
import type { Word } from '../../page.ts'
import { labelIndex } from '../lexicon/lexicon.ts'

/** In letters: short words that differ in one letter are mostly two words. */
const minLength = 5
/** How surely a word is read at most that is spelled as its twin, and its twin at least. */
const [maxOfDoubtful, minOfSure] = [0.97, 0.9]

interface Read {
  readonly letters: string
  readonly confidence: number
}

/** Spells doubtful words as their twins; a text stays as long as it is. */
export function twinSpelling(words: readonly Word[]): (text: string) => string {
  const all = words
    .flatMap(({ text, confidence }) =>
      (text.match(/[\p{L}\d]+/gu) ?? []).map((letters): Read => ({ letters, confidence })),
    )
    .filter(({ letters }) => letters.length >= minLength)
    .toSorted((a, b) => b.confidence - a.confidence)
  const sure = new Map<string, Read>()
  const twins = new Map<string, string>()
  for (const { letters, confidence } of all) {
    const keys = openKeys(letters)
    const twin = keys.flatMap((key) => sure.get(key) ?? []).find((one) => one.confidence > confidence)
    const isDoubtful = confidence <= maxOfDoubtful && /\p{L}{3}/u.test(letters)
    if (twin && isDoubtful && !isKnown(letters) && !isSame(twin.letters, letters))
      twins.set(letters, twin.letters)
    if (confidence >= minOfSure && /^\p{L}+$/u.test(letters))
      for (const key of keys) if (!sure.has(key)) sure.set(key, { letters, confidence })
  }
  return (text) => text.replace(/[\p{L}\d]+/gu, (word) => twins.get(word) ?? word)
}

/** A word once for each of its letters, which is left open. */
function openKeys(letters: string): string[] {
  return Array.from(letters, (_, i) => `${letters.slice(0, i)}*${letters.slice(i + 1)}`)
}

function isKnown(letters: string): boolean {
  return labelIndex.has(letters.toLowerCase())
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
