// Proposers that need no label: the form of a value, or its place on the page, tells what it is.
import type { FieldName } from '../../words/names.ts'
import { asksForHouse } from '../parties/house.ts'
import { isOfParty, type Propose, type Proposer, type Request } from '../proposer.ts'
import { addressesOf, partsOfAddress } from './addresses.ts'
import { besideDate, loneDates } from './dates.ts'
import { companiesFor } from './parties.ts'
import { provenSumsOf } from './proven-sums.ts'
import { currencyOf } from './sums.ts'
import { titleOf } from './title.ts'
import type { WithoutLabel } from '../../kinds/kind.ts'
import { kinds, typesInOrder, type ValueType } from '../../kinds/kinds.ts'
import { unlabelled } from './unlabelled.ts'

/** The proposers by concept; `other` stands for all concepts that no proposer names. */
type ByConcept = Readonly<Record<string, Propose>>

const nothing: Propose = () => []

const kindsWithoutLabel = typesInOrder.flatMap((type) => {
  const kind = kinds[type].withoutLabel
  return kind ? [[type, kind] as const] : []
})

/** Values of a kind that are known by their form alone. */
function formsOf(request: Request, type: ValueType, { minSureness, isAtEdge }: WithoutLabel, score: number) {
  const { rowOf, sheet } = request.scene
  return unlabelled(request.scene, type, minSureness, score).filter(
    ({ place: { part } }) =>
      isOfParty(request, part) && (!isAtEdge || rowOf(part) < 12 || rowOf(part) > sheet.rows.length - 7),
  )
}

const byConcept: Readonly<Record<string, ByConcept>> = {
  companies: {
    party: ({ scene, grounds, role, name }) => companiesFor(grounds, role, scene, name.keys),
    person: ({ scene, grounds, name }) =>
      asksForHouse(name) ? companiesFor(grounds, 'seller', scene, name.keys) : [],
  },
  addresses: {
    address: ({ scene, grounds, role, field }) =>
      isLocation(field.name) ? [] : addressesOf(scene, grounds, role, field),
  },
  addressParts: Object.fromEntries(
    ['city', 'postcode', 'street', 'state', 'country'].map((concept) => [
      concept,
      ({ scene, grounds, role, field }: Request) => partsOfAddress(scene, grounds, role, field),
    ]),
  ),
  dates: { date: ({ scene }) => loneDates(scene) },
  forms: {
    ...Object.fromEntries(
      kindsWithoutLabel.map(([type, kind]): [string, Propose] => [
        kind.concept,
        (request) => formsOf(request, type, kind, kind.score),
      ]),
    ),
    other(request) {
      const { type } = request.name
      const kind = kinds[type].withoutLabel
      return kind?.scoreOfOthers ? formsOf(request, type, kind, kind.scoreOfOthers) : []
    },
  },
  besideDate: { time: ({ scene }) => besideDate(scene) },
  currency: { currency: ({ scene }) => currencyOf(scene) },
  provenSums: {
    total: ({ scene }) => provenSumsOf(scene, 'total'),
    subtotal: ({ scene }) => provenSumsOf(scene, 'subtotal'),
    tax: ({ scene }) => provenSumsOf(scene, 'tax'),
  },
  title: { title: ({ scene }) => titleOf(scene) },
}

const named = new Set(Object.values(byConcept).flatMap((by) => Object.keys(by)))

export const positionProposers = Object.entries(byConcept).map(([name, by]): Proposer => ({
  name,
  unless: 'named',
  propose(request) {
    const concept = request.name.concept ?? ''
    return (by[named.has(concept) ? concept : 'other'] ?? nothing)(request)
  },
}))

/** The place where something is or was is not in the letterhead. */
function isLocation({ keys }: FieldName): boolean {
  return keys.includes('location')
}
