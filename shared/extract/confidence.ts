// How often a value turned out right that was found so and read so: fitted to answers with known truth, see
// docs/decisions. `npm run eval` shows by type how often what is said to be sure is right.
import type { Candidate, Search } from './candidates.ts'
import { hasLegalForm } from './company-words.ts'
import { shareText, textOf, wordsIn } from './place.ts'
import { hasForm } from './recognisers/recognisers.ts'
import type { Scene } from './scene.ts'
import { isBox } from './sheet.ts'

/** A candidate with the probability that it is right, from 0 to 1. */
export interface Judged extends Candidate {
  readonly confidence: number
}

/** What speaks for a value being right, in units of the logistic function. */
const weights = {
  base: -7.81,
  score: 3.84,
  weakestWord: 3.78,
  meanWord: 0.83,
  page: 2.15,
  lead: 2.08,
  date: 1.4,
  // nothing but the reading tells whether the letters of a free text are right
  free: -1.56,
  weakestFreeWord: 1.84,
  oddSign: -0.91,
  company: -0.82,
  legalForm: 1.38,
} as const

/** Below this a value is too often wrong, and an empty field is better than a wrong one. */
export const leastConfidence = 0.55

export function judged({ sheet }: Scene, searches: readonly Search[]): Search<Judged>[] {
  return searches.map((search) => {
    const byScore = search.candidates.toSorted((a, b) => b.score - a.score)
    const candidates = search.candidates.map((candidate) => ({
      ...candidate,
      confidence: confidenceOf(candidate, leadOf(candidate, byScore), sheet.confidence),
    }))
    return { ...search, candidates }
  })
}

/** How much surer than the next one that stands elsewhere; more than this says no more. */
function leadOf(candidate: Candidate, byScore: readonly Candidate[]): number {
  const next = byScore.find((other) => other !== candidate && !shareText(other.value, candidate.value))
  return Math.max(-0.3, Math.min(0.3, candidate.score - (next?.score ?? 0)))
}

function confidenceOf({ field, value, score }: Candidate, lead: number, page: number): number {
  // how surely a box was read as "[x]" says nothing of whether it is one
  const words = wordsIn(value).map(({ word }) =>
    isBox(word.text) ? Math.max(0.9, word.confidence) : word.confidence,
  )
  const weakest = Math.min(1, ...words)
  const mean = words.reduce((sum, one) => sum + one, 0) / Math.max(1, words.length)
  const sum =
    weights.base +
    weights.score * score +
    weights.weakestWord * weakest +
    weights.meanWord * mean +
    weights.page * page +
    weights.lead * lead +
    (field.name.type === 'date' ? weights.date : 0) +
    (hasForm(field.name.type) ? 0 : ofFreeText(textOf(value), weakest)) +
    (field.name.type === 'company' ? ofCompany(textOf(value)) : 0)
  return Math.round(1000 / (1 + Math.exp(-sum))) / 1000
}

/** A sign that no name or address has, a capital inside a word, a digit between letters: that was misread. */
const odd = /[^\p{L}\p{N}\s.,&'’()/@+:#-]|\p{Ll}\p{Lu}{2}|\p{L}\d\p{L}/u

function ofFreeText(text: string, weakest: number): number {
  return weights.free + weights.weakestFreeWord * weakest + (odd.test(text) ? weights.oddSign : 0)
}

function ofCompany(text: string): number {
  return weights.company + (hasLegalForm(text) ? weights.legalForm : 0)
}
