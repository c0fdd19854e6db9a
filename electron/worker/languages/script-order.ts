// Orders scripts by their likelihood, from a reading of a few lines by an engine that knows only Latin and Han: it misreads
// each other script in a characteristic way.
import type { Script } from '../../../shared/languages.ts'

export interface ReadByFinder {
  /** The share of the lines, by their length, on which no text was found. */
  readonly missed: number
  /** The share of the ink of other lines on which nothing was read. */
  readonly unread: number
  /** The share of Han among the letters. */
  readonly han: number
  /** The share of Kana among the letters, few of which the engine knows. */
  readonly kana: number
  /** The mean chance that a character is right. */
  readonly certainty: number
  /** Number of characters per length of a line in its heights. */
  readonly density: number
}

type Typical = Omit<ReadByFinder, 'missed' | 'kana'>

/** Means over rendered pages in each script: sharp, scanned and photographed. Missed lines count as unread. */
const typical: readonly (readonly [Script, Typical])[] = [
  ['Latin', { unread: 0, han: 0, certainty: 0.87, density: 2.2 }],
  ['Han', { unread: 0, han: 1, certainty: 0.95, density: 1.15 }],
  ['Japanese', { unread: 0.38, han: 0.95, certainty: 0.87, density: 0.53 }],
  ['Cyrillic', { unread: 0, han: 0, certainty: 0.46, density: 2 }],
  ['Greek', { unread: 0.3, han: 0, certainty: 0.36, density: 1.3 }],
  ['Hebrew', { unread: 0.05, han: 0, certainty: 0.46, density: 1 }],
  ['Arabic', { unread: 0.55, han: 0, certainty: 0.46, density: 0.14 }],
  // the engine reads next to nothing of these, so they are equally likely
  ['Hangul', { unread: 0.8, han: 0, certainty: 0.5, density: 0.03 }],
  ['Devanagari', { unread: 0.8, han: 0, certainty: 0.5, density: 0.03 }],
  ['Thai', { unread: 0.8, han: 0, certainty: 0.5, density: 0.03 }],
]

/** Returns the likeliest first. */
export function scriptOrder(seen: ReadByFinder): Script[] {
  const distances = typical.map(([script, mean]) => ({ script, distance: distanceOf(seen, mean) }))
  return distances.toSorted((a, b) => a.distance - b.distance).map(({ script }) => script)
}

/** Certainty and density count less, the less was read. */
function distanceOf(seen: ReadByFinder, mean: Typical): number {
  const unread = seen.missed + (1 - seen.missed) * seen.unread
  const ofText = 2 * Math.abs(seen.certainty - mean.certainty) + Math.abs(seen.density - mean.density) / 2
  return Math.abs(unread - mean.unread) + Math.abs(seen.han - mean.han) + (1 - unread) * ofText
}
