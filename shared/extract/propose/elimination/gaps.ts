// Runs of fields that have nothing, between those that were found, as both stand on the page.
import type { Candidate } from '../../page/candidate.ts'
import { wordsIn } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import type { Wanted } from '../../words/wanted.ts'
import { risingIn } from './rising.ts'

/** A run of fields that have nothing, and where the fields before and behind it stand on the page. */
export interface Gap {
  readonly fields: readonly Wanted[]
  readonly after: number
  readonly before: number
  /** The whole schema has the order of the page. */
  readonly isInOrder: boolean
}

/** So many fields tell whether a schema has the order of the page, and so much of them has to have it. */
const fewestInOrder = 3
const leastInOrder = 0.75

/** Of all fields as they are asked for, and then of each group alone: what it holds may stand somewhere of its own. */
export function gapsIn(
  scene: Scene,
  fields: readonly Wanted[],
  chosen: ReadonlyMap<Wanted, Candidate>,
): Gap[] {
  const places = placesOf(scene, fields, chosen)
  const groups = Map.groupBy(fields, ({ name }) => name.group?.path)
  const own = groups.size > 1 ? [...groups.values()] : []
  const isCrossed = ({ after, before }: Gap, group: readonly Wanted[]) =>
    [...places].some(([field, at]) => at > after && at < before && !group.includes(field))
  return [
    ...gapsOf(fields, places, chosen),
    ...own.flatMap((group) => gapsOf(group, places, chosen).filter((gap) => !isCrossed(gap, group))),
  ]
}

/** Where what was found stands on the page. */
function placesOf(
  { sheet }: Scene,
  fields: readonly Wanted[],
  chosen: ReadonlyMap<Wanted, Candidate>,
): Map<Wanted, number> {
  // a value may be joined of lines, and a label parted from its line: their words stay where they are
  const order = new Map(
    sheet.rows.flat().flatMap(({ words }, i) => words.map(({ word }) => [word, i] as const)),
  )
  return new Map(
    fields.flatMap((field) => {
      const { label, value } = chosen.get(field) ?? {}
      const [first] = label ? label.part.words : value ? wordsIn(value) : []
      const at = first && order.get(first.word)
      return at === undefined ? [] : [[field, at] as const]
    }),
  )
}

function gapsOf(
  fields: readonly Wanted[],
  places: ReadonlyMap<Wanted, number>,
  chosen: ReadonlyMap<Wanted, Candidate>,
): Gap[] {
  const found = fields.flatMap((field) => {
    const place = places.get(field)
    return place === undefined ? [] : [{ field, place }]
  })
  const rising = risingIn(found.map(({ place }) => place))
  const isInOrder = rising.length >= fewestInOrder && rising.length >= leastInOrder * found.length
  // where all else has the page's order, what has not bounds nothing
  const bounds = new Set(
    (isInOrder ? rising.flatMap((i) => found[i] ?? []) : found).map(({ field }) => field),
  )
  const gaps: Gap[] = []
  const taken = found.map(({ place }) => place).toSorted((a, b) => a - b)
  let run: Wanted[] = []
  let last: Wanted | null = null
  let after = -1
  const close = (before: number) => {
    const [first] = run
    // where the order breaks a group still stands together: it goes on up to what is taken next
    const isOfGroup = first !== undefined && last !== null && isSameGroup(first, last)
    const end = after < before ? before : isOfGroup ? (taken.find((place) => place > after) ?? Infinity) : -1
    if (run.length > 0 && run.length < fields.length && after < end)
      gaps.push({ fields: run, after, before: end, isInOrder })
    run = []
  }
  for (const field of fields) {
    const place = places.get(field)
    if (place !== undefined && bounds.has(field)) {
      close(place)
      after = place
      last = field
    } else if (field.node.kind === 'value' && !chosen.has(field)) run.push(field)
  }
  close(Infinity)
  return gaps
}

function isSameGroup(one: Wanted, other: Wanted): boolean {
  return one.name.group !== null && one.name.group.path === other.name.group?.path
}
