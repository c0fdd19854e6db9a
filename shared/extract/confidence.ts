// How often a value turned out right that was found so and read so: fitted to answers with known truth, see
// docs/decisions. `npm run eval` shows by type how often what is said to be sure is right.
import type { Candidate } from './candidates.ts'
import { wordsIn } from './place.ts'
import { hasForm } from './recognisers/recognisers.ts'
import { isBox } from './sheet.ts'

/** What speaks for a value being right, in units of the logistic function. */
const weights = {
  base: -4.3,
  score: 3,
  weakestWord: 3.25,
  meanWord: 1,
  position: -0.2,
  date: 1.4,
  // nothing but the reading tells whether the letters of a free text are right
  free: -2.3,
  weakestFreeWord: 2.3,
} as const

/** Below this a value is more often wrong than right, and an empty field is better than a wrong one. */
export const leastConfidence = 0.5

export function confidenceOf({ field, value, relation, score }: Candidate): number {
  // how surely a box was read as "[x]" says nothing of whether it is one
  const words = wordsIn(value).map(({ word }) =>
    isBox(word.text) ? Math.max(0.9, word.confidence) : word.confidence,
  )
  const weakest = Math.min(1, ...words)
  const mean = words.reduce((sum, one) => sum + one, 0) / Math.max(1, words.length)
  const { type } = field.name
  const sum =
    weights.base +
    weights.score * score +
    weights.weakestWord * weakest +
    weights.meanWord * mean +
    (relation === 'position' ? weights.position : 0) +
    (type === 'date' ? weights.date : 0) +
    (hasForm(type) ? 0 : weights.free + weights.weakestFreeWord * weakest)
  return Math.round(1000 / (1 + Math.exp(-sum))) / 1000
}
