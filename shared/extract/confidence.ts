// How often a value turned out right that was found so and read so: fitted to answers with known truth, see
// docs/decisions. `npm run eval` shows by type how often what is said to be sure is right.
import type { Candidate, Search } from './candidates.ts'
import { foldedOf, shareText } from './place.ts'
import type { Scene } from './scene.ts'
import { signNames, signsOfLinked, type Signs } from './signs.ts'

/** A candidate with the probability that it is right, from 0 to 1. */
export interface Judged extends Candidate {
  readonly confidence: number
  readonly signs: Signs
}

export type Weights = Signs & { readonly base: number }

/** Fitted by `npm run eval -- DIR --calibration`. */
export const weights: Weights = {
  base: -9.1,
  score: 4.4,
  lead: 5.7,
  headedCell: 4.68,
  listedCell: 6.06,
  weakestWord: 3.56,
  page: 3.8,
  receipt: -0.57,
  date: 1.35,
  amount: -1.08,
  addingSum: 1.66,
  repeatedSum: 1.36,
  free: -5.15,
  weakestFreeWord: 5.62,
  oddSign: -2.15,
  company: -0.41,
  legalForm: 1.21,
  address: -0.54,
  wholeAddress: 1.58,
}

/** Of parties and addresses that were found and read as well as can be one in twenty-five is still a letter off. */
const mostOfParty = 0.96
/** Where any other text begins and ends nothing tells for sure. */
const mostOfText = 0.89
/** Nor does it of an address, which is long besides: nothing proves it. */
const mostOfAddress = 0.89

/** Below this a value is too often wrong, and an empty field is better than a wrong one. */
export const leastConfidence = 0.55

export function judged(scene: Scene, searches: readonly Search[]): Search<Judged>[] {
  return searches.map((search) => {
    const byScore = search.candidates.toSorted((a, b) => b.score - a.score)
    const candidates = search.candidates.map((candidate): Judged => {
      // several values of an array are no rivals
      const lead = search.field.node.kind === 'array' ? mostLead : leadOf(candidate, byScore)
      const signs = signsOfLinked(scene, candidate, lead)
      return { ...candidate, signs, confidence: chanceOf(signs) }
    })
    return { ...search, candidates }
  })
}

export function chanceOf(signs: Signs, by: Weights = weights): number {
  const sum = signNames.reduce((total, name) => total + by[name] * signs[name], by.base)
  const chance = mostOf(signs) / (1 + Math.exp(-sum))
  return Math.round(1000 * Math.min(chance, signs.address > 0 ? mostOfAddress : 1)) / 1000
}

function mostOf({ free, company, address }: Signs): number {
  if (free === 0) return 1
  return company + address > 0 ? mostOfParty : mostOfText
}

/** More than this says no more. */
const mostLead = 0.3

/** How much surer than the next one that says something else. */
function leadOf(candidate: Candidate, byScore: readonly Candidate[]): number {
  const own = foldedOf(candidate.value)
  const next = byScore.find(({ value }) => !shareText(value, candidate.value) && foldedOf(value) !== own)
  return Math.max(-mostLead, Math.min(mostLead, candidate.score - (next?.score ?? 0)))
}
