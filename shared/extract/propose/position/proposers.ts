// Proposers that need no label: the form of a value, or its place on the page, tells what it is.
import type { FieldName } from '../../words/names.ts'
import { asksForHouse } from '../parties/house.ts'
import type { Propose, Proposer, Request } from '../proposer.ts'
import { addressesOf, partsOfAddress } from './addresses.ts'
import { besideDate, loneDates } from './dates.ts'
import { companiesFor } from './parties.ts'
import { provenSumsOf } from './proven-sums.ts'
import { currencyOf } from './sums.ts'
import { titleOf } from './title.ts'
import { unlabelled } from './unlabelled.ts'

/** The proposers by concept; `other` stands for all concepts that no proposer names. */
type ByConcept = Readonly<Record<string, Propose>>

const nothing: Propose = () => []

const byConcept: Readonly<Record<string, ByConcept>> = {
  companies: {
    party: ({ scene, grounds, role }) => companiesFor(grounds, role, scene.sheet.isReceipt),
    person: ({ scene, grounds, name }) =>
      asksForHouse(name) ? companiesFor(grounds, 'seller', scene.sheet.isReceipt) : [],
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
    time: ({ scene }) => unlabelled(scene, 'time', 0.9, 0.62),
    phone: ({ scene }) =>
      unlabelled(scene, 'phone', 0.85, 0.5).filter(
        ({ place }) => scene.rowOf(place.part) < 12 || scene.rowOf(place.part) > scene.sheet.rows.length - 7,
      ),
    email: ({ scene }) => unlabelled(scene, 'email', 0.9, 0.85),
    website: ({ scene }) => unlabelled(scene, 'url', 0.9, 0.8),
    iban: ({ scene }) => unlabelled(scene, 'iban', 1, 0.85),
    taxId: ({ scene }) => unlabelled(scene, 'taxId', 0.95, 0.45),
    other: ({ scene, name: { type } }) => {
      if (type === 'email') return unlabelled(scene, 'email', 0.9, 0.7)
      return type === 'url' ? unlabelled(scene, 'url', 0.9, 0.65) : []
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
