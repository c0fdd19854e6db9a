// A field that is left, and a pair of the page that may be its own.
import type { FieldName } from '../words/names.ts'
import type { Pair } from '../pair.ts'
import type { Place } from '../page/place.ts'
import { isTypeWord } from '../words/sense-groups.ts'
import type { Sensed } from '../words/senses.ts'
import type { Wanted } from '../wanted.ts'

/** A pair that no field has taken, with the words of its label. */
export interface Free extends Pair {
  readonly words: readonly Sensed[]
}

export interface Match {
  readonly field: Wanted
  readonly pair: Free
  readonly value: Place
  readonly score: number
}

/** What the order alone tells; words that say all of a name are surer. */
export const leastScore = 0.54
export const mostScore = 0.64

/** The lexicon has the labels of totals and taxes: what it does not know is another sum. */
export function isKnownSum({ type, concept }: FieldName): boolean {
  return type === 'amount' && concept !== null
}

/** A "date" or a "name", and no more, is in many labels, and may be of anything. */
export function isBare({ phrases, type }: FieldName): boolean {
  return (phrases.at(-1) ?? []).every((word) => isTypeWord(word, type))
}
