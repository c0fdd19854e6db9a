// Where a text stands that could be a value, whoever asks for it: found once a page.
import { textOf, wordsIn, type Place } from '../model/place.ts'
import type { PlacedPair } from '../page/pairs/pair.ts'
import type { Word } from '../../page.ts'
import type { Lines, Spot } from './lines.ts'
import { onceFor } from './once.ts'

export interface TextPosition<Pair = PlacedPair> {
  readonly place: Place
  readonly text: string
  /** The same for what reads alike and stands in the same part. */
  readonly key: string
  /** Where it stands in reading order: the number of its part on the page. */
  readonly at: number
  /** Whose value begins there. */
  readonly pair: Pair | null
  /** Where it stands in its line. */
  readonly spot: Spot | null
}

/** A value is no paragraph. */
const maxLength = 160

/** None for what no value can be. */
export function positionFinder<Pair>(
  lines: Lines,
  at: (place: Place) => number,
  pairs: readonly (Pair & PlacedPair)[],
): (place: Place) => TextPosition<Pair> | null {
  const byWord = new Map<Word, Pair>(
    pairs.toReversed().flatMap((pair) => wordsIn(pair.value).map(({ word }) => [word, pair] as const)),
  )
  return onceFor((place: Place) => {
    const text = textOf(place).trim()
    if (text === '' || text.length > maxLength) return null
    const [first] = wordsIn(place)
    const pair = (first && byWord.get(first.word)) ?? null
    const own = at(place)
    return { place, text, key: `${text.normalize('NFKC')} ${own}`, at: own, pair, spot: lines.spotOf(place) }
  })
}
