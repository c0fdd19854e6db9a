// What is left over on both sides: a field without a value and a label on the page that no field has claimed. The keys of
// a schema mostly stand in the order of the page, so that between two fields that were found the one that was not found
// and the one label that stands there belong together.
import { choose, fits } from '../choose.ts'
import type { Candidate, Search } from '../candidates.ts'
import { judged } from '../confidence.ts'
import { foldedOf, shareText, type Place } from '../page/place.ts'
import type { Scene } from '../scene.ts'
import { keyOf } from '../words/tokens.ts'
import { fitAt } from './fit.ts'
import { besideAnchors, gapsBetween, type Anchor } from './gaps.ts'
import type { Pair } from './pair.ts'
import { valueOfPair } from './value-of-pair.ts'

const mostPairs = 120
/** Of each field every pair is thought of. */
const mostFields = 200

export function withPairsInOrder(scene: Scene, searches: readonly Search[]): Search[] {
  if (searches.length > mostFields) return [...searches]
  const pairs = scene.pairs().all.slice(0, mostPairs)
  const chosen = choose(judged(scene, searches), fits)
  const fields = searches.filter(({ field }) => field.node.kind === 'value' && !field.path.includes('['))
  const places = [...chosen.values()].map(({ value }) => value)
  const keys = new Set(searches.flatMap(({ field }) => field.name.keys))
  const isFree = (pair: Pair) =>
    !keys.has(keyOf(foldedOf(pair.value))) &&
    (scene.pairs().ruledAt(pair.label) !== null || !isLabel(scene, pair.value)) &&
    !places.some((place) => shareText(place, pair.value))
  const anchors = fields.flatMap(({ field }, i) => {
    const value = chosen.get(field)?.value
    const at = value ? pairs.findIndex((pair) => shareText(pair.value, value)) : -1
    return at < 0 ? [] : [{ field: i, pair: at }]
  })
  const open = new Set(fields.flatMap((search, i) => (chosen.has(search.field) ? [] : [i])))
  const free = new Set(pairs.flatMap((pair, i) => (isFree(pair) ? [i] : [])))
  const found = new Map<Search, Candidate>()
  for (const match of matchesIn(scene, fields, pairs, anchors, open, free))
    found.set(match.search, match.candidate)
  return searches.map((search) => {
    const candidate = found.get(search)
    return candidate ? { ...search, hasLabel: true, candidates: [...search.candidates, candidate] } : search
  })
}

/** What is printed there is the next label. */
function isLabel(scene: Scene, { part, start, end }: Place): boolean {
  return scene.labelsIn(part).some((label) => label.start <= start + 1 && label.end >= end)
}

interface Match {
  readonly search: Search
  readonly candidate: Candidate
}

function matchesIn(
  scene: Scene,
  fields: readonly Search[],
  pairs: readonly Pair[],
  anchors: readonly Anchor[],
  open: Set<number>,
  free: Set<number>,
): Match[] {
  const matches: Match[] = []
  const take = (field: number, pair: number, score: number) => {
    const [search, one] = [fields[field], pairs[pair]]
    const candidate = search && one && candidateOf(search, one, score)
    if (!search || !candidate) return
    open.delete(field)
    free.delete(pair)
    matches.push({ search, candidate })
  }
  const alike = [...open].flatMap((field) =>
    [...free].map((pair) => ({ field, pair, ...fitAt(scene, fields[field], pairs[pair]) })),
  )
  const isRival = (one: (typeof alike)[number]) =>
    alike.some(
      (other) =>
        other !== one &&
        (other.field === one.field || other.pair === one.pair) &&
        !other.isOther &&
        other.fit > 0 &&
        other.share === one.share,
    )
  const surest = alike.filter(
    (one) => one.share >= leastAlike && one.fit > 0 && !one.isOther && !isRival(one),
  )
  for (const { field, pair, share } of surest.toSorted((a, b) => b.share * b.fit - a.share * a.fit))
    if (open.has(field) && free.has(pair)) take(field, pair, ofAlike * share)
  for (const gap of gapsBetween(anchors, fields.length, pairs.length)) {
    const { from, to, isClosed } = gap
    const left = [...open].filter((field) => field > from.field && field < to.field)
    const right = [...free].filter((pair) => pair > from.pair && pair < to.pair)
    const at = left.map((field, i) => {
      const pair = right[i] ?? -1
      return { field, pair, ...fitAt(scene, fields[field], pairs[pair]) }
    })
    const isEven = left.length === right.length
    if (isEven && at.every((one) => one.fit > 0 && !one.isOther && (isClosed || one.isFormed)))
      for (const { field, pair } of at) take(field, pair, ofPlace)
    else
      for (const { field, pair } of besideAnchors(gap)) {
        const { fit, isOther } = fitAt(scene, fields[field], pairs[pair])
        if (open.has(field) && free.has(pair) && fit > 0 && !isOther) take(field, pair, ofNeighbour)
      }
  }
  return matches
}

const leastAlike = 0.6
const ofAlike = 0.75
const ofPlace = 0.64
const ofNeighbour = 0.6

function candidateOf({ field }: Search, pair: Pair, score: number): Candidate | null {
  const value = valueOfPair(pair, field.name.type)
  return value && { field, value, label: null, relation: value.relation, score }
}
