// From the recogniser's own confidence to the chance that a word is right. Measured; see docs/benchmarks.md.
import type { Page } from '../../../shared/page.ts'
import { meanConfidence, wordsOf } from './certainty.ts'

/** What the recogniser states, and the share of such words that were right. Both rise. */
export type Knot = readonly [stated: number, right: number]

export const knots: readonly Knot[] = [
  [0, 0],
  [0.3, 0.3],
  [0.5, 0.5],
  [0.6, 0.6],
  [0.7, 0.7],
  [0.8, 0.8],
  [0.85, 0.85],
  [0.9, 0.9],
  [0.93, 0.93],
  [0.96, 0.96],
  [1, 1],
]

/** Straight between the knots, level beyond them. */
export function trust(stated: number, curve: readonly Knot[] = knots): number {
  const next = curve.findIndex(([at]) => at >= stated)
  const [above, below] = [curve[next], curve[next - 1]]
  if (!above) return curve.at(-1)?.[1] ?? stated
  if (!below) return above[1]
  return below[1] + ((above[1] - below[1]) * (stated - below[0])) / (above[0] - below[0])
}

/** Only when all is read: until then looks are compared by what the recogniser says itself. */
export function withTrust(page: Page): Page {
  const lines = page.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, confidence: trust(word.confidence) })),
  }))
  return { ...page, lines, confidence: meanConfidence(wordsOf(lines)) }
}
