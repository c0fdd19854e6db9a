// "Ann Ellison, 4 Mill Lane, York YO1 7AB" is a name with its address: who it is ends where the street begins.
import { hasLegalForm } from '../../words/company-words.ts'
import { textOf, type Place } from '../../model/place.ts'
import { addressScore, isStreet } from '../../words/address-line.ts'
import { isPersonal } from '../../page/persons.ts'

const owned = /^(?<owner>[^,\d]{4,60}), (?=\S)/u
const leastOfAddress = 0.45

/** The address without who lives there. */
export function withoutOwner(place: Place): Place {
  const text = textOf(place)
  const owner = owned.exec(text)?.groups?.['owner'] ?? ''
  const rest = text.slice(owner.length + 2)
  const isNamed = hasLegalForm(owner) || (/^\p{Lu}\S+ .*\p{Lu}/u.test(owner) && isPersonal(owner))
  const isAddress = isStreet(rest) && /\d/.test(rest) && addressScore(rest) >= leastOfAddress
  return isNamed && isAddress && !isStreet(owner)
    ? { ...place, start: place.start + owner.length + 2 }
    : place
}
