// Where a document says what it means without a label: who wrote it and where they are at its top, its date, its
// sum, and whatever is known by its own form.
import { toldInFooter } from '../parties/footer-line.ts'
import { asksForHouse, asksForIssuer, housesOf } from '../parties/house.ts'
import type { FieldName } from '../../words/names.ts'
import { paidWith } from '../money/paid-with.ts'
import type { Place } from '../../model/place.ts'
import { toldByReceipt } from '../prose/receipt-clauses.ts'
import { bornIn } from '../prose/born.ts'
import { parentOf } from '../prose/parents.ts'
import { writtenAt } from '../prose/place-and-date.ts'
import { hasForm } from '../../kinds/recognisers.ts'
import type { Scene } from '../../page/scene.ts'
import { documentSenses } from '../../words/sense-groups.ts'
import type { Sensed } from '../../words/senses.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { Wanted } from '../../words/wanted.ts'
import { addresseesOf, asksForAddressee, greetedOf } from './addressee.ts'
import { addressesOf, partsOfAddress } from './addresses.ts'
import {
  besideDate,
  besideNumber,
  datesOf,
  datesOfLines,
  edgeAsked,
  inRange,
  loneDates,
  timesOf,
} from './dates.ts'
import { amountsInWords } from './amount-in-words.ts'
import type { Grounds } from './grounds.ts'
import { signingAs, writersOf } from './parties.ts'
import { monthsOf } from './month-of.ts'
import type { Placed } from './placed.ts'
import { provenSumsOf } from './proven-sums.ts'
import { currencyOf, totalOf } from './sums.ts'
import { headsOf, housesSigned } from '../parties/titled-name.ts'
import { namesInBlock, phonesInBlock } from './party-blocks.ts'
import { titleOf } from './title.ts'
import { unlabelled } from './unlabelled.ts'

export function byPosition(scene: Scene, grounds: Grounds, field: Wanted): Placed[] {
  const { name } = field
  // who employs somebody writes the pay slip
  const asked = name.role === null || name.role === 'employer' ? 'seller' : name.role
  const role = asked === grounds.addressee ? 'buyer' : asked
  switch (name.concept ?? '') {
    case 'party':
      return [
        ...onCard(role === 'seller' ? grounds.card?.company : null),
        ...namesInBlock(scene, grounds, role),
        ...writersOf(scene, grounds, role, name),
        ...(role === 'seller'
          ? [...signingAs(scene, name), ...housesSigned(scene), ...toldInFooter(scene, 'party')]
          : addresseesOf(scene)),
      ]
    case 'person':
      return [
        ...(asksForHouse(name) ? writersOf(scene, grounds, 'seller', name) : []),
        ...onCard(grounds.card?.person),
        ...addresseesOf(scene),
        ...(role === 'buyer' ? greetedOf(scene) : []),
        ...headsOf(scene, name),
      ]
    case 'jobTitle':
      return onCard(grounds.card?.job)
    case 'department':
      return onCard(grounds.card?.department)
    case 'address':
      // where something is or was is no letterhead's
      if (name.keys.includes('location')) return []
      return [
        ...addressesOf(scene, grounds, role, field),
        ...(role === 'seller' ? toldInFooter(scene, 'address') : []),
      ]
    case 'city':
      return [
        ...writtenAt(scene).map(({ place }) => ({ place, score: 0.5 })),
        ...partsOfAddress(scene, grounds, role, field),
      ]
    case 'postcode':
      return [
        ...partsOfAddress(scene, grounds, role, field),
        ...(role === 'seller' ? toldInFooter(scene, 'postcode') : []),
      ]
    case 'street':
    case 'state':
    case 'country':
      return partsOfAddress(scene, grounds, role, field)
    case 'date':
      return loneDates(scene).concat(besideNumber(scene), datesOf(scene))
    case 'issueDate':
      return datesOf(scene)
    case 'startDate':
      return inRange(scene, 'start')
    case 'endDate':
    case 'expiryDate':
      return inRange(scene, 'end')
    case 'time':
      return unlabelled(scene, 'time', 0.9, 0.62).concat(besideDate(scene))
    case 'birthPlace':
      return bornIn(scene, 'place')
    case 'birthDate':
      return bornIn(scene, 'date')
    case 'mobile':
      return name.role === null ? [] : phonesInBlock(scene, grounds, role)
    case 'phone':
      return [
        ...(name.role === null ? [] : phonesInBlock(scene, grounds, role)),
        ...(role === 'seller' ? toldInFooter(scene, 'phone') : []),
        ...unlabelled(scene, 'phone', 0.85, 0.5).filter(
          ({ place }) =>
            scene.rowOf(place.part) < 12 || scene.rowOf(place.part) > scene.sheet.rows.length - 7,
        ),
      ]
    case 'email':
      return unlabelled(scene, 'email', 0.9, 0.85)
    case 'website':
      return unlabelled(scene, 'url', 0.9, 0.8)
    case 'iban':
      return unlabelled(scene, 'iban', 1, 0.85)
    case 'period':
      return monthsOf(scene)
    case 'taxId':
      return unlabelled(scene, 'taxId', 0.95, 0.45)
    case 'currency':
      return currencyOf(scene)
    case 'total':
      return [...provenSumsOf(scene, 'total'), ...totalOf(scene)]
    case 'subtotal':
      return provenSumsOf(scene, 'subtotal')
    case 'tax':
      return provenSumsOf(scene, 'tax')
    case 'amountInWords':
      return amountsInWords(scene)
    case 'paymentMethod':
      return paidWith(scene).map((place) => ({ place, score: 0.62 }))
    case 'title':
      return grounds.card ? onCard(grounds.card.job) : titleOf(scene)
    default:
      return byType(scene, grounds, name)
  }
}

function onCard(place: Place | null | undefined): Placed[] {
  return place ? [{ place, score: 0.8 }] : []
}

/** A field that nobody foresaw: an address to write to is known by its form, a house by its name. */
function byType(scene: Scene, { asksWhenWritten }: Grounds, name: FieldName): Placed[] {
  if (name.type === 'email') return unlabelled(scene, 'email', 0.9, 0.7)
  if (name.type === 'url') return unlabelled(scene, 'url', 0.9, 0.65)
  if (name.type === 'time') return timesOf(scene, name)
  const edge = name.type === 'date' ? edgeAsked(name) : null
  if (edge) return inRange(scene, edge)
  // beside issue_date, registration_date is another day
  if (name.type === 'date' && isOfDocument(name))
    return asksWhenWritten ? [] : [...datesOf(scene), ...datesOfLines(scene)]
  if (isOfIssue(name)) return writtenAt(scene).map(({ place }) => ({ place, score: 0.66 }))
  if (hasForm(name.type)) return []
  return [
    ...(name.type === 'name' ? [] : housesOf(scene, name)),
    ...headsOf(scene, name),
    ...parentOf(scene, name),
    ...toldByReceipt(scene, name),
    ...(name.type === 'text' && asksForIssuer(name)
      ? [...signingAs(scene, name), ...housesSigned(scene)]
      : []),
    ...(asksForAddressee(name) ? addresseesOf(scene) : []),
  ]
}

/** "place", "issue place", "place of signing": where the document was written. */
function isOfIssue({ type, phrases }: FieldName): boolean {
  const words = phrases.at(-1) ?? []
  const isPlace = ({ senses }: Sensed) => !senses.isDisjointFrom(placeSenses)
  const isIssue = ({ senses }: Sensed) => !senses.isDisjointFrom(issueSenses)
  return !hasForm(type) && words.some(isPlace) && words.every((word) => isPlace(word) || isIssue(word))
}

/** agreement_date, fecha_contrato */
function isOfDocument({ phrases }: FieldName): boolean {
  return (phrases.at(-1) ?? []).some(
    ({ senses }) => !senses.isDisjointFrom(documentSenses) || !senses.isDisjointFrom(issueSenses),
  )
}

const placeSenses = sensesOfAny('place')
const issueSenses = sensesOfAny('issue', 'signature')
