// An address as its parts: street, postcode, place, state and country.
import { recognisers } from '../../kinds/kinds.ts'
import { foldedOf, type Place } from '../../model/place.ts'

const countries =
  /(?<!\p{L})(?:usa|u\.s\.a\.?|[ée]tats[- ]unis|estados unidos|vereinigte staaten|new zealand|south africa|hong kong|royaume[- ]uni|reino unido|ireland|united states(?: of america)?|united kingdom|uk|england|deutschland|germany|france|frankreich|españa|spain|italia|italy|portugal|nederland|the netherlands|netherlands|belgi(?:um|que|ë)|österreich|austria|schweiz|suisse|switzerland|china|japan|korea|singapore|malaysia|india|canada|australia|brasil|brazil|méxico|mexico|polska|poland|россия|việt nam|vietnam|中国|日本|대한민국|luxembourg|sverige|danmark|norge|suomi)\.?\s*$/u

export function endsWithCountry(folded: string): boolean {
  return countries.test(folded)
}

export function placeParts(
  address: Place,
): Partial<Record<'street' | 'postcode' | 'city' | 'state' | 'country', Place>> {
  const folded = foldedOf(address)
  const at = (start: number, end: number): Place => ({
    ...address,
    start: address.start + start,
    end: address.start + end,
  })
  const country = countries.exec(folded)
  const end = country ? folded.slice(0, country.index).replace(/[\s,]+$/, '').length : folded.length
  const code = recognisers
    .postcode(folded.slice(0, end))
    .toSorted((a, b) => b.sureness - a.sureness || b.start - a.start)[0]
  const found: Partial<Record<'street' | 'postcode' | 'city' | 'state' | 'country', Place>> = {}
  if (country) found.country = at(country.index, country.index + country[0].trimEnd().length)
  if (!code) return found
  found.postcode = at(code.start, code.end)
  const after = /^[\s,-]+(?<city>['’]?\p{L}[\p{L} .'’()/-]*)/u.exec(folded.slice(code.end, end))
  const city = after?.groups?.['city']
  const before = /(?<city>\p{L}[\p{L} .'’-]*?)[\s,]+(?<state>\p{L}{2,3})?[\s,]*$/u.exec(
    folded.slice(0, code.start),
  )
  const isStateFirst =
    before?.groups?.['state'] !== undefined &&
    /^\p{Lu}{2,3}$/u.test(
      address.part.text
        .slice(address.start, address.end)
        .slice(before.index)
        .match(/\p{L}+(?=[\s,]*$)/u)?.[0] ?? '',
    )
  if (city && !isStateFirst) {
    const start = code.end + (after[0].length - city.length)
    found.city = at(start, start + city.trimEnd().length)
    found.street = at(0, folded.slice(0, code.start).replace(/(?:\s|,|(?<=\s)[a-z]{1,3}[- ]?)+$/u, '').length)
  } else if (before?.groups?.['city']) {
    const name = before.groups['city']
    const words = name.split(' ')
    const start = before.index + name.length - (words.at(-1)?.length ?? 0)
    found.city = at(start, before.index + name.length)
    if (before.groups['state']) {
      const from = before.index + before[0].lastIndexOf(before.groups['state'])
      found.state = at(from, from + before.groups['state'].length)
    }
    found.street = at(0, folded.slice(0, start).replace(/[\s,]+$/, '').length)
  }
  return found
}
