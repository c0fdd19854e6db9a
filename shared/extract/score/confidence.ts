// How often a value turned out right that was found so and read so: fitted to answers with known truth, see
// docs/decisions. `npm run eval` shows by type how often what is said to be sure is right.
import type { Candidate, Search } from '../page/candidate.ts'
import { foldedOf, shareText } from '../model/place.ts'
import { hasForm } from '../kinds/kinds.ts'
import type { Scene } from '../page/scene.ts'
import { signNames, signsOfLinked, type Signs, type Weights } from './signs.ts'
import { distance, tolerance } from '../words/near.ts'

/** A candidate with the probability that it is right, from 0 to 1. */
export interface Judged extends Candidate {
  readonly confidence: number
  readonly signs: Signs
}

/** Fitted by `npm run eval -- DIR --calibration`. */
export const weights: Weights = {
  base: -7.37,
  score: 3.88,
  lead: 6.4,
  headedCell: 4.85,
  listedCell: 6.3,
  weakestWord: 2.99,
  doubtedWord: -0.82,
  page: 3.26,
  receipt: -0.83,
  date: 1.41,
  time: 0.78,
  amount: -1.09,
  addingSum: 2.42,
  repeatedSum: 2.01,
  outdoneTotal: -1.56,
  free: -5.41,
  weakestFreeWord: 5.31,
  oddSign: -1.09,
  company: -0.34,
  legalForm: 1.75,
  address: 0.55,
  wholeAddress: 0.81,
}

/** One in seventeen company names that were found and read as well as possible is still a letter off. */
const maxOfCompany = 0.94
/** Where any other text begins and ends nothing tells for sure. */
const maxOfText = 0.89
/** An address is long, a time is printed once, and beside a currency's sign its code may be wanted. */
const maxUnprovable = 0.89

/** Below this a value is too often wrong, and an empty field is better than a wrong one. */
export const minConfidence = 0.55

export function judged(scene: Scene, searches: readonly Search[]): Search<Judged>[] {
  return searches.map((search) => {
    const byScore = search.candidates.toSorted((a, b) => b.score - a.score)
    return { ...search, candidates: search.candidates.map((one) => judgedAlone(scene, one, byScore)) }
  })
}

export function judgedAlone(scene: Scene, candidate: Candidate, byScore: readonly Candidate[] = []): Judged {
  // several values of an array are no rivals
  const lead = candidate.field.node.kind === 'array' ? maxLead : leadOf(candidate, byScore)
  const signs = signsOfLinked(scene, candidate, lead)
  return { ...candidate, signs, confidence: Math.min(candidate.maxConfidence ?? 1, chanceOf(signs)) }
}

export function chanceOf(signs: Signs, by: Weights = weights): number {
  const sum = signNames.reduce((total, name) => total + by[name] * signs[name], by.base)
  const chance = mostOf(signs) / (1 + Math.exp(-sum))
  return Math.round(1000 * Math.min(chance, signs.isUnprovable ? maxUnprovable : 1)) / 1000
}

function mostOf({ free, company, address }: Signs): number {
  if (free === 0) return 1
  if (address > 0) return 1
  return company > 0 ? maxOfCompany : maxOfText
}

/** More than this says no more. */
const maxLead = 0.3

/** How much surer than the next one that says something else. */
function leadOf(candidate: Candidate, byScore: readonly Candidate[]): number {
  const own = foldedOf(candidate.value)
  const isOther = (text: string) =>
    text !== own && (hasForm(candidate.field.name.type) || !isMisread(text, own))
  const next = byScore.find(({ value }) => !shareText(value, candidate.value) && isOther(foldedOf(value)))
  return Math.max(-maxLead, Math.min(maxLead, candidate.score - (next?.score ?? 0)))
}

/** In characters: 小山和也様 is 小山和也. */
const maxTailLength = 2

/** 林晓燕 and 林晓菩: a name that a page prints twice is the same one although it was read in two ways. */
function isMisread(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.startsWith(short) && long.length - short.length <= maxTailLength && short.length > maxTailLength)
    return true
  const max = /^\p{Script=Han}{3,4}$/u.test(one) ? 1 : tolerance(Math.min(one.length, other.length))
  return max > 0 && one.length === other.length && distance(one, other, max) <= max
}
