// Runs of fields that have nothing, between those that were found, as both stand on the page.
import type { Candidate } from '../candidates.ts'
import { wordsIn } from '../page/place.ts'
import type { Scene } from '../scene.ts'
import type { Wanted } from '../wanted.ts'
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

export function gapsIn(
  scene: Scene,
  fields: readonly Wanted[],
  chosen: ReadonlyMap<Wanted, Candidate>,
): Gap[] {
  // a value may be joined of lines, and a label parted from its line: their words stay where they are
  const order = new Map(
    scene.sheet.rows.flat().flatMap(({ words }, i) => words.map(({ word }) => [word, i] as const)),
  )
  const places = fields.map((field) => {
    const { label, value } = chosen.get(field) ?? {}
    const [first] = label ? label.part.words : value ? wordsIn(value) : []
    return (first && order.get(first.word)) ?? null
  })
  const found = places.flatMap((place, i) => (place === null ? [] : [{ i, place }]))
  const rising = risingIn(found.map(({ place }) => place))
  const isInOrder = rising.length >= fewestInOrder && rising.length >= leastInOrder * found.length
  // where all else has the page's order, what has not bounds nothing
  const bounds = new Set([...(isInOrder ? rising : found.keys())].flatMap((at) => found[at]?.i ?? []))
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
  for (const [i, field] of fields.entries()) {
    const place = places[i] ?? null
    if (place !== null && bounds.has(i)) {
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
