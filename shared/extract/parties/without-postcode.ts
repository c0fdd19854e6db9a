// An address where its postcode is asked for beside it: 〒460-0008 名古屋市中区栄 2-14-5 begins behind the postcode. In the East it
// stands first; elsewhere it belongs to the city's name.
import type { Search } from '../candidate.ts'
import { textOf } from '../page/place.ts'

const postcodeFirst =
  /^(?:〒 ?)?\d{3}-?\d{4}(?!\d)[ ,]*|^(?:[(（]?우 ?\)?|[(（])?\d{5}[)）]?[ ,]+(?=\p{Script=Hangul})|^\d{3,6}[ ,]*(?=\p{Script=Han}{2})/u

export function withoutPostcodes(searches: readonly Search[]): Search[] {
  const asked = new Set(
    searches
      .filter(({ field }) => field.name.concept === 'postcode')
      .map(({ field }) => parentOf(field.path)),
  )
  return searches.map((search) => {
    const { name, path } = search.field
    if (name.concept !== 'address' || !asked.has(parentOf(path))) return search
    return {
      ...search,
      candidates: search.candidates.map((one) => {
        const length = postcodeFirst.exec(textOf(one.value))?.[0].length ?? 0
        return { ...one, value: { ...one.value, start: one.value.start + length } }
      }),
    }
  })
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')))
}
