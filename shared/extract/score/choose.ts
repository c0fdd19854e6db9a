// The choice among all fields: the surest value first, and nothing of the page serves two fields.
import type { Candidate, Search } from '../page/candidate.ts'
import { minConfidence, type Judged } from './confidence.ts'
import { shareText } from '../model/place.ts'
import { isTypeWord } from '../words/sense-groups.ts'
import { sensesOfAny } from '../words/word-senses.ts'
import type { RequestedField } from '../words/requested-field.ts'

/** `isTold`: whether a value may be told at all. */
export function choose(searches: readonly Search<Judged>[], isTold = isSure): Map<RequestedField, Judged> {
  const chosen = new Map<RequestedField, Judged>()
  const taken: Judged[] = []
  const told = searches.flatMap(({ candidates }) => candidates.filter(isTold))
  for (const candidate of told.toSorted(byConfidence)) {
    const { field, value } = candidate
    if (
      chosen.has(field) ||
      taken.some((one) => shareText(one.value, value) && !isSameParty(one.field, field))
    )
      continue
    chosen.set(field, candidate)
    taken.push(candidate)
  }
  return chosen
}

/** A schema may ask for the issuer and for the seller's name: one party has one name. */
export function isSameParty({ name: one }: RequestedField, { name: other }: RequestedField): boolean {
  return (
    one.concept === 'party' &&
    other.concept === 'party' &&
    one.role === other.role &&
    isAnyParty(one) &&
    isAnyParty(other)
  )
}

/** The issuer and the supplier are one; a school is no company, though both write documents. */
function isAnyParty({ phrases }: Candidate['field']['name']): boolean {
  return (phrases.at(-1) ?? []).every(
    (word) => !word.senses.isDisjointFrom(anyParty) || isTypeWord(word, 'company') || word.senses.size === 0,
  )
}

const anyParty = sensesOfAny(
  ...'seller supplier company issuer issue invoice sender buyer customer recipient payer'.split(' '),
)

/** The label fits, and the value was read well. */
export function isSure({ score, confidence }: Judged): boolean {
  return fits({ score }) && confidence >= minConfidence
}

export function fits({ score }: Pick<Candidate, 'score'>): boolean {
  return score >= minScore
}

/** A label that fits no better belongs to another field. */
export const minScore = 0.4

/**
 * The lower of two sums that are equally certain is meant: totals are below their parts. A sum that two fields want goes
 * to the total.
 */
function byConfidence(a: Judged, b: Judged): number {
  const isTotal = ({ field }: Judged) => Number(field.name.concept === 'total')
  if (Math.abs(a.confidence - b.confidence) > 0.005) return b.confidence - a.confidence
  const areAmounts = a.field.name.type === 'amount' && b.field.name.type === 'amount'
  const lower = b.value.part.box.y0 - a.value.part.box.y0
  if (areAmounts) return lower || isTotal(b) - isTotal(a)
  // the better score wins among equally certain rivals, so a label belongs to the field whose name it says
  const areRivals = a.field === b.field || shareText(a.value, b.value)
  return areRivals && a.score !== b.score ? b.score - a.score : -lower
}
