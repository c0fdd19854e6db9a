// The one value of its kind that nothing on the page has taken is that of the one field of this kind that has nothing:
// the only person who is named, the only sum of money.
import type { Candidate } from '../candidates.ts'
import { personsOf } from '../persons.ts'
import { foldedOf, shareText, wholePart, type Place } from '../place.ts'
import { recognisers } from '../recognisers/recognisers.ts'
import type { Scene } from '../scene.ts'
import { isBare, isKnownSum } from './match.ts'
import type { Wanted } from '../wanted.ts'

export interface Lone {
  readonly field: Wanted
  readonly value: Place
}

export function loneValues(scene: Scene, left: readonly Wanted[], taken: readonly Candidate[]): Lone[] {
  const isFree = (place: Place) => !taken.some(({ value }) => shareText(value, place))
  const person = onlyOf(
    left.filter(({ name }) => name.type === 'name' && (name.group !== null || !isBare(name))),
    personsOf(scene).filter(isFree),
  )
  const sum = onlyOf(
    left.filter(({ name }) => name.type === 'amount'),
    sumsOf(scene).filter(isFree),
  )
  return [person, sum].flatMap((one) => (one && !isKnownSum(one.field.name) ? [one] : []))
}

function onlyOf(fields: readonly Wanted[], values: readonly Place[]): Lone | null {
  const [field, other] = fields
  const [value] = values
  const isOne = new Set(values.map(foldedOf)).size === 1
  return field && !other && value && isOne ? { field, value } : null
}

/** With a currency or its cents: any other figure may be anything. */
function sumsOf({ sheet }: Scene): Place[] {
  const currency = /\p{Sc}|(?<!\p{L})(?:eur|usd|gbp|chf|pln|brl)(?!\p{L})/u
  return sheet.rows.flat().flatMap((part) =>
    recognisers.amount(part.folded).flatMap(({ start, end }) => {
      const around = part.folded.slice(Math.max(0, start - 4), end + 4)
      return currency.test(around) ? [{ ...wholePart(part), start, end }] : []
    }),
  )
}
