// "Hartwell Electrical, 22 Mill Street, Derby DE1 3FT" beside one label, where a schema asks for who and for where: what
// stands before the street is the name, unless that was found elsewhere.
import { choose } from '../../score/choose.ts'
import type { Search } from '../../page/candidate.ts'
import type { Judged } from '../../score/confidence.ts'
import { textOf, type Place } from '../../model/place.ts'
import type { Wanted } from '../../words/wanted.ts'
import { addressScore } from '../../words/address-line.ts'

/** Nothing but its place says that it is the name. */
const mostSure = 0.8
const [mostOfName, leastOfAddress] = [0.3, 0.45]
const named = /^(?<name>[^,，\d]{5,60}), (?=\S)/u
/** The name of a building begins an address. */
const building =
  /(?<!\p{L})(?:house|building|court|towers?|cent(?:re|er)|floor|suite|block|lodge|cottages?|farm|mills?|park|wing|estate|gardens|villas?|haus|hof|edif[ií]cio|immeuble|r[ée]sidence|palazzo|cascina)$/iu

export function withNamesParted(searches: readonly Search<Judged>[]): readonly Search<Judged>[] {
  const addresses = searches.filter(({ field }) => field.name.concept === 'address')
  const names = searches.filter(({ field }) => isOfWhom(field))
  if (addresses.length === 0 || names.length === 0) return searches
  const chosen = choose(searches)
  const instead = new Map<Search<Judged>, Judged>()
  for (const search of addresses) {
    const told = chosen.get(search.field)
    const name = names.find(
      ({ field }) => parentOf(field.path) === parentOf(search.field.path) && !chosen.has(field),
    )
    const parts = told && name ? partsOf(told.value) : null
    if (!told || !name || !parts) continue
    const confidence = Math.min(mostSure, told.confidence)
    instead.set(search, { ...told, value: parts.address })
    instead.set(name, { ...told, field: name.field, value: parts.name, confidence })
  }
  return searches.map((search) => {
    const first = instead.get(search)
    return first ? { ...search, candidates: [first] } : search
  })
}

/** A group's only: of "name" and "address" of a flat schema nothing says that they are of one. */
function isOfWhom({ path, name }: Wanted): boolean {
  return path.includes('.') && (name.concept === 'party' || name.concept === 'person')
}

function partsOf({ part, start, end }: Place): { name: Place; address: Place } | null {
  const text = textOf({ part, start, end })
  const { name = '' } = named.exec(text)?.groups ?? {}
  const rest = text.slice(name.length + 2)
  const isName = /\p{L} \p{Lu}/u.test(name) && !building.test(name) && addressScore(name) < mostOfName
  if (!isName || !/\d/.test(rest) || addressScore(rest) < leastOfAddress) return null
  return {
    name: { part, start, end: start + name.length },
    address: { part, start: start + name.length + 2, end },
  }
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')))
}
