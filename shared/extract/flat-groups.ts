// Names that begin alike and go on alike are groups that the schema did not nest: of groom_age, groom_birthplace,
// bride_age and bride_birthplace the first two are the groom's.
import type { Step } from '../schema/path.ts'
import { wordsOf } from './names.ts'

/** One name that two beginnings share is chance: date_from and page_from. */
const fewestShared = 2

/** For each name how its group is called; null where it has none. */
export function flatGroups(names: readonly (readonly Step[])[]): (string | null)[] {
  const parted = names.map(partedName)
  const restsOf = new Map<string, Set<string>>()
  for (const { group, rest } of parted)
    if (rest !== '') restsOf.set(group, (restsOf.get(group) ?? new Set()).add(rest))
  const isLike = (a: string, own: ReadonlySet<string>) =>
    [...restsOf].some(([b, rests]) => a !== b && own.intersection(rests).size >= fewestShared)
  const groups = new Set([...restsOf].flatMap(([group, rests]) => (isLike(group, rests) ? [group] : [])))
  return parted.map(({ group, rest }) => (rest !== '' && groups.has(group) ? group : null))
}

function partedName(steps: readonly Step[]): { readonly group: string; readonly rest: string } {
  const [group = '', ...rest] = wordsOf(String(steps.at(-1) ?? '')).split(' ')
  // a number tells which of several, and not what of it
  return /^\d*$/.test(rest.join('')) ? { group, rest: '' } : { group, rest: rest.join(' ') }
}
