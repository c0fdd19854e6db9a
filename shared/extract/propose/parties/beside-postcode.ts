// Joins or separates postcodes and the places beside them. 〒460-0008 名古屋市中区栄 2-14-5 begins behind the postcode if
// that is requested as well: in the East it comes first. In the West it belongs to the city's name, "84453 Mühldorf"
// below "PLZ, Ort", unless it has a field of its own.
import type { Search } from '../../page/candidate.ts'
import { textOf, type Place } from '../../model/place.ts'

const postcodeFirst =
  /^(?:〒 ?)?\d{3}-?\d{4}(?!\d)[ ,]*|^(?:[(（]?우 ?\)?|[(（])?\d{5}[)）]?[ ,]+(?=\p{Script=Hangul})|^\d{3,6}[ ,]*(?=\p{Script=Han}{2})/u

const ofCity = String.raw`(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4} ?[A-Z]{2})[ ,]+`
const beforeCity = new RegExp(`(?<![\\p{L}\\d])${ofCity}$`, 'u')
const atCity = new RegExp(`^${ofCity}(?=\\p{L}{2})`, 'u')

export function besidePostcodes(searches: readonly Search[]): Search[] {
  const asked = new Set(
    searches
      .filter(({ field }) => field.name.concept === 'postcode')
      .map(({ field }) => parentOf(field.path)),
  )
  return searches.map((search) => {
    const { name, path } = search.field
    const isAsked = asked.has(parentOf(path))
    const fitted =
      name.concept === 'city'
        ? isAsked
          ? (value: Place) => without(atCity, value)
          : withPostcode
        : name.concept === 'address' && isAsked
          ? (value: Place) => without(postcodeFirst, value)
          : null
    if (!fitted) return search
    return { ...search, candidates: search.candidates.map((one) => ({ ...one, value: fitted(one.value) })) }
  })
}

function without(postcode: RegExp, value: Place): Place {
  const length = postcode.exec(textOf(value))?.[0].length ?? 0
  return length === 0 ? value : { ...value, start: value.start + length }
}

function withPostcode(value: Place): Place {
  const length = beforeCity.exec(value.part.text.slice(0, value.start))?.[0].length ?? 0
  return length === 0 ? value : { ...value, start: value.start - length }
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')))
}
