// Names that begin alike and go on alike are groups that the schema did not nest: of groom_age, groom_birthplace,
// bride_age and bride_birthplace the first two are the groom's.
import type { Step } from '../../schema/path.ts'
import { wordsOf } from '../words/names.ts'

/** One name that two beginnings share is chance: date_from and page_from. */
const minShared = 2

/** For each name how its group is called; null where it has none. */
export function flatGroups(names: readonly (readonly Step[])[]): (string | null)[] {
  const parted = names.map(partedName)
  const named = parted.filter(({ rest }) => rest !== '')
  const groupsOf = new Map(
    [...Map.groupBy(named, ({ rest }) => rest)].map(([rest, all]) => [rest, groupsIn(all)]),
  )
  const isLikeAnother = (group: string, rests: ReadonlySet<string>) => {
    const shared = new Map<string, number>()
    for (const rest of rests)
      for (const other of groupsOf.get(rest) ?? []) {
        shared.set(other, (shared.get(other) ?? 0) + 1)
        if (other !== group && shared.get(other) === minShared) return true
      }
    return false
  }
  const groups = new Set(
    [...Map.groupBy(named, ({ group }) => group)].flatMap(([group, all]) =>
      isLikeAnother(group, new Set(all.map(({ rest }) => rest))) ? [group] : [],
    ),
  )
  return parted.map(({ group, rest }) => (rest !== '' && groups.has(group) ? group : null))
}

interface Parted {
  readonly group: string
  readonly rest: string
}

function groupsIn(all: readonly Parted[]): ReadonlySet<string> {
  return new Set(all.map(({ group }) => group))
}

function partedName(steps: readonly Step[]): Parted {
  const [group = '', ...rest] = wordsOf(String(steps.at(-1) ?? '')).split(' ')
  // a number tells which of several, and not what of it
  return /^\d*$/.test(rest.join('')) ? { group, rest: '' } : { group, rest: rest.join(' ') }
}
