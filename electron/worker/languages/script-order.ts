// The order in which scripts are tried, from what an engine that knows only Latin and Han made of a few lines: it takes
// each other script for something else, and in a way of its own.
import type { Script } from '../../../shared/languages.ts'

export interface ReadByFinder {
  /** The share of the lines, by their length, on which no text was found. */
  readonly missed: number
  /** The share of the ink of other lines on which nothing was read. */
  readonly unread: number
  /** The share of Han among the letters. */
  readonly han: number
  /** The share of Kana among the letters: the engine knows few of them. */
  readonly kana: number
  /** The mean chance of a character to be right. */
  readonly certainty: number
  /** Characters that were read, by length of the lines in their heights. */
  readonly density: number
}

type Typical = Omit<ReadByFinder, 'missed' | 'kana'>

/** Means of drawn pages in each script, sharp, scanned and photographed; missed lines count as unread. */
const typical: readonly (readonly [Script, Typical])[] = [
  ['Latin', { unread: 0, han: 0, certainty: 0.87, density: 2.2 }],
  ['Han', { unread: 0, han: 1, certainty: 0.95, density: 1.15 }],
  ['Japanese', { unread: 0.38, han: 0.95, certainty: 0.87, density: 0.53 }],
  ['Cyrillic', { unread: 0, han: 0, certainty: 0.46, density: 2 }],
  ['Greek', { unread: 0.3, han: 0, certainty: 0.36, density: 1.3 }],
  ['Hebrew', { unread: 0.05, han: 0, certainty: 0.46, density: 1 }],
  ['Arabic', { unread: 0.55, han: 0, certainty: 0.46, density: 0.14 }],
  // the engine finds next to nothing to read on these, so they are as likely as each other
  ['Hangul', { unread: 0.8, han: 0, certainty: 0.5, density: 0.03 }],
  ['Devanagari', { unread: 0.8, han: 0, certainty: 0.5, density: 0.03 }],
  ['Thai', { unread: 0.8, han: 0, certainty: 0.5, density: 0.03 }],
]

/** The likeliest first; scripts that are missing here are as likely as each other. */
export function scriptOrder(seen: ReadByFinder): Script[] {
  const distances = typical.map(([script, mean]) => ({ script, distance: distanceOf(seen, mean) }))
  return distances.toSorted((a, b) => a.distance - b.distance).map(({ script }) => script)
}

/** How surely something was read says nothing where little was read. */
function distanceOf(seen: ReadByFinder, mean: Typical): number {
  const unread = seen.missed + (1 - seen.missed) * seen.unread
  const ofText = 2 * Math.abs(seen.certainty - mean.certainty) + Math.abs(seen.density - mean.density) / 2
  return Math.abs(unread - mean.unread) + Math.abs(seen.han - mean.han) + (1 - unread) * ofText
}
