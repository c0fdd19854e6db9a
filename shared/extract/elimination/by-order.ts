// Most schemas ask in the order of the page: what is left between two fields that are found stands between their values.
import type { Candidate } from '../candidates.ts'
import { isAddressLine } from '../parties/address-line.ts'
import { foldedOf, textOf } from '../page/place.ts'
import { recognisers } from '../recognisers/recognisers.ts'
import type { Scene } from '../scene.ts'
import type { Wanted } from '../wanted.ts'
import { fittingIn } from './fitting.ts'
import { likenessOf } from './likeness.ts'
import { isKnownSum, leastScore, type Free, type Match } from './match.ts'
import { onlyWay } from './only-way.ts'

/** A run of fields that have nothing, and where the fields before and behind it stand on the page. */
interface Gap {
  readonly fields: readonly Wanted[]
  readonly after: number
  readonly before: number
}

export function byOrder(
  scene: Scene,
  fields: readonly Wanted[],
  chosen: ReadonlyMap<Wanted, Candidate>,
  free: readonly Free[],
): Match[] {
  const order = new Map(scene.sheet.rows.flat().map((part, i) => [part, i] as const))
  const at = (field: Wanted): number | null => {
    const candidate = chosen.get(field)
    const part = candidate?.label?.part ?? candidate?.value.part
    return (part && order.get(part)) ?? null
  }
  // what is set side by side stands together, then what surely has a label
  const clear = free.filter(({ isWeak }) => !isWeak)
  const choices = [clear, clear.filter(({ isTile }) => isTile), free]
  return gapsIn(fields, at).flatMap(
    (gap) => choices.map((pairs) => matchesIn(gap, pairs)).find(({ length }) => length > 0) ?? [],
  )
}

function gapsIn(fields: readonly Wanted[], at: (field: Wanted) => number | null): Gap[] {
  const gaps: Gap[] = []
  const taken = fields.flatMap((field) => at(field) ?? []).toSorted((a, b) => a - b)
  let run: Wanted[] = []
  let last: Wanted | null = null
  let after = -1
  const close = (before: number) => {
    const [first] = run
    // where the order breaks a group still stands together: it goes on up to what is taken next
    const isOfGroup = first !== undefined && last !== null && isSameGroup(first, last)
    const end = after < before ? before : isOfGroup ? (taken.find((place) => place > after) ?? Infinity) : -1
    if (run.length > 0 && run.length < fields.length && after < end)
      gaps.push({ fields: run, after, before: end })
    run = []
  }
  for (const field of fields) {
    const place = at(field)
    if (place !== null) {
      close(place)
      after = place
      last = field
    } else if (field.node.kind === 'value') run.push(field)
  }
  close(Infinity)
  return gaps
}

function isSameGroup(one: Wanted, other: Wanted): boolean {
  return one.name.group !== null && one.name.group.path === other.name.group?.path
}

function matchesIn({ fields, after, before }: Gap, free: readonly Free[]): Match[] {
  const between = free.filter(({ at }) => at > after && at < before)
  const isBounded = after >= 0 && before < Infinity
  // several of each between two that are found: what the words seem to say is less sure than that
  const isEven = fields.length > 1 && fields.length === between.length
  const isSure = isBounded && isEven
  // what nothing fits stands nowhere, or is no pair of the schema's
  const fits = (field: Wanted, pair: Free) =>
    isEven || !isKnownSum(field.name) ? matchOf(field, pair, isSure) : null
  const open = fields.filter((field) => between.some((pair) => fits(field, pair)))
  const pairs = between.filter((pair) => open.some((field) => fits(field, pair)))
  // before the first and behind the last nothing bounds what is left but its number
  if (open.length > pairs.length || (!isBounded && fields.length !== between.length)) return []
  const matchAt = (i: number, j: number): Match | null => {
    const [field, pair] = [open[i], pairs[j]]
    return field && pair ? fits(field, pair) : null
  }
  const way = onlyWay(open.length, pairs.length, (i, j) => matchAt(i, j) !== null)
  return way.flatMap(([i, j]) => matchAt(i, j) ?? [])
}

function matchOf(field: Wanted, pair: Free, isSure: boolean): Match | null {
  if (pair.isWeak && !isOpenToWeak(field.name, pair)) return null
  const value = fittingIn(pair.value, field.name.type)
  const isAddress = field.name.type === 'address' && isAddressLine(textOf(pair.value))
  const isOther = !isAddress && !isSure && likenessOf(field.name, pair.words).isOther
  return value && !isOther ? { field, pair, value, score: leastScore } : null
}

/** Words before a figure may be anything: a known meaning and a number have labels of their own, and a date is a date. */
function isOpenToWeak({ concept, type }: Wanted['name'], { value }: Free): boolean {
  return (
    concept === null &&
    (type === 'text' || type === 'number') &&
    recognisers.date(foldedOf(value)).length === 0
  )
}
