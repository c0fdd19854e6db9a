// Values of a document that contradict each other: it is due before it was issued, or the seller is the buyer.
import type { FoundField } from '../../../contract/field.ts'
import { lowerKey } from '../../lexicon/lexicon.ts'
import { inOrder } from '../../lexicon/words.ts'
import type { Requested, RequestedOf } from './requested.ts'
import type { DateOrder } from '../../kinds/kind.ts'
import { dateOf } from '../../kinds/date.ts'

/** The paths of all values that a contradiction involves, since none of them is surer than the others. */
export function contradicting(
  requestedOf: RequestedOf,
  fields: readonly FoundField[],
  order: DateOrder,
): ReadonlySet<string> {
  const told = fields.flatMap((field) => {
    const requested = requestedOf(field)
    return field.value === '' || requested === null ? [] : [{ ...field, requested }]
  })
  const pairs = told.flatMap((one, i) => told.slice(i + 1).map((other) => [one, other] as const))
  return new Set(
    pairs
      .filter(([one, other]) => isAgainstOrder(one, other, order) || isSameParty(one, other))
      .flatMap((pair) => pair.map(({ path }) => path)),
  )
}

interface Told {
  readonly value: string
  readonly requested: Requested
}

function isAgainstOrder(one: Told, other: Told, order: DateOrder): boolean {
  const isFirst = inOrder.has(`${one.requested.concept} ${other.requested.concept}`)
  if (!isFirst && !inOrder.has(`${other.requested.concept} ${one.requested.concept}`)) return false
  const [first, second] = (isFirst ? [one, other] : [other, one]).map(({ value }) => dateOf(value, order))
  return Boolean(first && second && first > second)
}

/** Concepts of which a buyer and a seller have each their own. */
const ofOneParty: ReadonlySet<string> = new Set(['party', 'taxId', 'address', 'phone', 'email', 'iban'])

/** Nobody sells to themselves. */
function isSameParty(one: Told, other: Told): boolean {
  const areParties = [one, other].every(({ requested }) => ofOneParty.has(requested.concept ?? ''))
  const roles = [one.requested.role, other.requested.role]
  return (
    areParties &&
    roles.includes('seller') &&
    roles.includes('buyer') &&
    lowerKey(one.value) === lowerKey(other.value)
  )
}
