// 男方 and 女方, the sender and the receiver: where a form asks the same of two and says of neither whose it is, it has
// the same labels once for each, one block after the other. The first block is of whom the schema asks for first.
import type { Candidate, Search } from '../page/candidate.ts'
import { boxOf, shareText } from '../model/place.ts'
import type { RequestedField } from '../words/requested-field.ts'

const minShared = 2
/** A value behind the same label is as likely the one's as the other's. */
const maxBehind = 0.2
const minScore = 0.4
/** The factor for a candidate in the block of the other group. */
const ofOther = 0.3

export function withTwinGroups(searches: readonly Search[]): readonly Search[] {
  const groups = Map.groupBy(
    searches.filter(({ field }) => field.node.kind === 'value' && field.name.group !== null),
    ({ field }) => field.name.group?.path ?? '',
  )
  let result = searches
  for (const twins of twinsIn([...groups.values()])) result = assignValues(result, twins)
  return result
}

type Group = readonly Search[]

/** Groups beside each other that ask for the same. */
function twinsIn(groups: readonly Group[]): Group[][] {
  const byNames = Map.groupBy(groups, (group) => parentOf(group))
  return [...byNames.values()].filter((all) => all.length === 2 && sharedIn(all).length >= minShared)
}

function parentOf([first]: Group): string {
  return first?.field.path.split('.').slice(0, -2).join('.') ?? ''
}

function ownName({ path }: RequestedField): string {
  return path.split('.').at(-1) ?? ''
}

function sharedIn([first = [], ...others]: readonly Group[]): string[] {
  return first
    .map(({ field }) => ownName(field))
    .filter((name) => others.every((group) => group.some(({ field }) => ownName(field) === name)))
}

function assignValues(searches: readonly Search[], twins: readonly Group[]): readonly Search[] {
  const known = sharedIn(twins).flatMap((name) => {
    const own = twins.flatMap((group) => group.find(({ field }) => ownName(field) === name) ?? [])
    const values = bestOf(own)
    return values && values.length === twins.length ? [{ own, values }] : []
  })
  if (known.length < minShared || !areApart(known.map(({ values }) => values))) return searches
  const scores = new Map(
    known.flatMap(({ own, values }) =>
      own.flatMap((search, i) =>
        search.candidates.map(
          (one) => [one, isAt(one, values[i]) ? one.score : ofOther * one.score] as const,
        ),
      ),
    ),
  )
  return searches.map((search) => ({
    ...search,
    candidates: search.candidates.map((one) => ({ ...one, score: scores.get(one) ?? one.score })),
  }))
}

/** The candidates whose labels fit both groups equally well, from top to bottom; null if one is ahead. */
function bestOf(own: readonly Search[]): Candidate[] | null {
  const lists = own.map(({ candidates }) => {
    const best = Math.max(0, ...candidates.map(({ score }) => score))
    return best < minScore
      ? []
      : distinct(candidates.filter(({ score, label }) => label && score >= best - maxBehind))
  })
  const [first, ...others] = lists
  const areSame = others.every(
    (list) => list.length === first?.length && list.every((one) => first.some((other) => isAt(one, other))),
  )
  return first && areSame ? first.toSorted((a, b) => topOf(a) - topOf(b)) : null
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter((one, i) => candidates.findIndex((other) => isAt(one, other)) === i)
}

function isAt(one: Candidate, other: Candidate | undefined): boolean {
  return other !== undefined && shareText(one.value, other.value)
}

function topOf({ value }: Candidate): number {
  return boxOf(value).y0
}

/** All that is told of the first stands above all that is told of the second. */
function areApart(rows: readonly (readonly Candidate[])[]): boolean {
  const lowest = Math.max(...rows.map(([first]) => (first ? topOf(first) : Infinity)))
  return rows.every((row) => row.slice(1).every((one) => topOf(one) > lowest))
}
