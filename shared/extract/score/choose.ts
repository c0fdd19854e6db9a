// The choice among all fields: the surest value first, and nothing of the page serves two fields.
import type { Candidate, Search } from '../page/candidate.ts'
import { minConfidence, type Judged } from './confidence.ts'
import { shareText, textOf } from '../model/place.ts'
import { centsOf } from '../kinds/amount.ts'
import { isTypeWord } from '../words/sense-groups.ts'
import { sensesOfAny } from '../words/word-senses.ts'
import type { RequestedField } from '../words/requested-field.ts'

/** `isTold`: whether a value may be told at all. */
export function choose(searches: readonly Search<Judged>[], isTold = isSure): Map<RequestedField, Judged> {
  const chosen = new Map<RequestedField, Judged>()
  const taken: Judged[] = []
  const told = searches.map(({ candidates }) => candidates.filter(isTold))
  const twins = searches.map(({ candidates }, i) =>
    candidates.filter((one) => !told[i]?.includes(one) && isTwin(one, told[i] ?? [])),
  )
  const movable = new Set(twins.flat().map(({ field }) => field))
  for (const candidate of [...told, ...twins].flat().toSorted(byConfidence(movable))) {
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

/** The same sum in another place: where one is the net sum, the other is the total of a page without tax. */
function isTwin({ field, value }: Judged, told: readonly Judged[]): boolean {
  const cents = field.name.type === 'amount' ? centsOf(textOf(value)) : null
  return cents !== null && told.some((one) => centsOf(textOf(one.value)) === cents)
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
 * The lower of two sums that are equally certain is meant: totals are below their parts. If two fields want the
 * same sum, it goes to the one that has no other, and else to the total.
 */
function byConfidence(movable: ReadonlySet<RequestedField>): (a: Judged, b: Judged) => number {
  const need = ({ field }: Judged) => (movable.has(field) ? 0 : field.name.concept === 'total' ? 2 : 1)
  return (a, b) => {
    if (Math.abs(a.confidence - b.confidence) > 0.005) return b.confidence - a.confidence
    const areAmounts = a.field.name.type === 'amount' && b.field.name.type === 'amount'
    const lower = b.value.part.box.y0 - a.value.part.box.y0
    if (areAmounts) return lower || need(b) - need(a)
    // the better score wins among equally certain rivals, so a label belongs to the field whose name it says
    const areRivals = a.field === b.field || shareText(a.value, b.value)
    return areRivals && a.score !== b.score ? b.score - a.score : -lower
  }
}
