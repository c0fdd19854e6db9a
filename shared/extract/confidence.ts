// How often a value turned out right that was found so and read so: fitted to answers with known truth, see
// docs/decisions. `npm run eval` shows by type how often what is said to be sure is right.
import type { Candidate, Search } from './candidates.ts'
import { hasLegalForm } from './company-words.ts'
import { shareText, textOf, wordsIn, type Place } from './place.ts'
import { hasForm } from './recognisers/recognisers.ts'
import type { Scene } from './scene.ts'
import { isBox } from './sheet.ts'

/** A candidate with the probability that it is right, from 0 to 1. */
export interface Judged extends Candidate {
  readonly confidence: number
}

/** What speaks for a value being right, in units of the logistic function. */
const weights = {
  base: -9.22,
  score: 4.02,
  weakestWord: 4.11,
  meanWord: 0.67,
  page: 3.75,
  lead: 1.73,
  date: 1.05,
  // nothing but the reading tells whether the letters of a free text are right
  free: -2.03,
  weakestFreeWord: 2.32,
  oddSign: -1.12,
  company: -0.9,
  legalForm: 1.08,
} as const

/** Of names that were found and read as well as can be one in fifty is still a letter off. */
const mostOfFree = 0.978

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
  const words = readingsOf(value)
  const weakest = Math.min(1, ...words)
  const sum =
    weights.base +
    weights.score * score +
    weights.weakestWord * weakest +
    weights.meanWord * meanOf(words) +
    weights.page * page +
    weights.lead * lead +
    (field.name.type === 'date' ? weights.date : 0) +
    (hasForm(field.name.type) ? 0 : ofFreeText(textOf(value), weakest)) +
    (field.name.type === 'company' ? ofCompany(textOf(value)) : 0)
  const most = hasForm(field.name.type) ? 1 : mostOfFree
  return Math.round((1000 * most) / (1 + Math.exp(-sum))) / 1000
}

/**
 * How surely each word was read. Of Han text the recogniser makes a word of every character or two, and the weakest
 * of many says little: together they are as sure as the weaker half of them.
 */
function readingsOf(value: Place): number[] {
  const readings: number[] = []
  const characters: number[] = []
  for (const { word } of wordsIn(value)) {
    // how surely a box was read as "[x]" says nothing of whether it is one
    const confidence = isBox(word.text) ? Math.max(0.9, word.confidence) : word.confidence
    if (han.test(word.text)) characters.push(...Array.from(word.text, () => confidence))
    else readings.push(confidence)
  }
  const weaker = characters.toSorted((a, b) => a - b).slice(0, Math.ceil(characters.length / 2))
  return weaker.length > 0 ? [...readings, meanOf(weaker)] : readings
}

const han = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
}

/** A sign that no name or address has, a capital inside a word, a digit between letters: that was misread. */
const odd = /[^\p{L}\p{N}\s.,&'’()/@+:#-]|\p{Ll}\p{Lu}{2}|\p{L}\d\p{L}/u

function ofFreeText(text: string, weakest: number): number {
  return weights.free + weights.weakestFreeWord * weakest + (odd.test(text) ? weights.oddSign : 0)
}

function ofCompany(text: string): number {
  return weights.company + (hasLegalForm(text) ? weights.legalForm : 0)
}
