// Text that is the name of another requested field, or a part of the field's own, is a label on the page and no value.
import { lowerKey } from '../lexicon/lexicon.ts'
import { textOf } from '../model/place.ts'
import type { Search } from '../page/candidate.ts'

/** Shorter values, as codes of currencies, may be in a name by chance. */
const minLength = 4

export function withoutNames(searches: readonly Search[]): readonly Search[] {
  const owners = new Map<string, Search>()
  for (const search of searches) for (const key of search.field.name.keys) owners.set(key, search)
  return searches.map((search) => {
    const { keys } = search.field.name
    const isName = (key: string) =>
      (owners.has(key) && !keys.includes(key)) ||
      (key.length >= minLength && keys.some((own) => own.includes(key)))
    return {
      ...search,
      candidates: search.candidates.filter(({ value }) => !isName(lowerKey(textOf(value)))),
    }
  })
}
