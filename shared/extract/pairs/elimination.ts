// What is left over on both sides: a field without a value and a label on the page that no field has claimed. The keys of
// a schema mostly stand in the order of the page, so that between two fields that were found the one that was not found
// and the one label that stands there belong together.
import { choose, fits } from '../choose.ts'
import type { Candidate, Search } from '../candidates.ts'
import { judged } from '../confidence.ts'
import { isInstruction } from '../instruction.ts'
import { textOf, shareText } from '../place.ts'
import { hasForm } from '../recognisers/recognisers.ts'
import type { Scene } from '../scene.ts'
import { isTypeWord } from '../sense-groups.ts'
import { likenessOf } from './likeness.ts'
import { risingIn } from './in-order.ts'
import type { Pair } from './pair.ts'
import { valueOfPair } from './value-of-pair.ts'

/** So many fields tell whether a schema has the order of the page, and so much of them has to have it. */
const fewestInOrder = 3
const leastInOrder = 0.75
const mostPairs = 120

export function withEliminated(scene: Scene, searches: readonly Search[]): Search[] {
  const pairs = scene.pairs().all.slice(0, mostPairs)
  const chosen = choose(judged(scene, searches), fits)
  const fields = searches.filter(({ field }) => field.node.kind === 'value' && !field.path.includes('['))
  const places = [...chosen.values()].map(({ value }) => value)
  const isFree = (pair: Pair) => !places.some((place) => shareText(place, pair.value))
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

interface Anchor {
  readonly field: number
  readonly pair: number
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
    [...free].map((pair) => ({ field, pair, ...likenessAt(scene, fields[field], pairs[pair]) })),
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
  for (const { from, to, isClosed } of gapsBetween(anchors, fields.length, pairs.length)) {
    const left = [...open].filter((field) => field > from.field && field < to.field)
    const right = [...free].filter((pair) => pair > from.pair && pair < to.pair)
    const isEven = left.length === right.length
    const at = left.map((field, i) => ({
      field,
      pair: right[i] ?? -1,
      ...likenessAt(scene, fields[field], pairs[right[i] ?? -1]),
    }))
    if (isEven && at.every((one) => one.fit > 0 && !one.isOther && (isClosed || one.isFormed)))
      for (const { field, pair } of at) take(field, pair, ofPlace)
  }
  return matches
}

const leastAlike = 0.6
const ofAlike = 0.75
const ofPlace = 0.64

interface Gap {
  readonly from: Anchor
  readonly to: Anchor
  readonly isClosed: boolean
}

/** Where the schema has the page's order: between two neighbours that were found, and before and behind all of them. */
function gapsBetween(anchors: readonly Anchor[], fields: number, pairs: number): Gap[] {
  const rising = risingIn(anchors.map(({ pair }) => pair)).flatMap((i) => anchors[i] ?? [])
  if (rising.length < fewestInOrder || rising.length < leastInOrder * anchors.length) return []
  const all = [{ field: -1, pair: -1 }, ...rising, { field: fields, pair: pairs }]
  return all.slice(1).map((to, i) => {
    const from = all[i] ?? { field: -1, pair: -1 }
    return { from, to, isClosed: from.field >= 0 && to.field < fields }
  })
}

function likenessAt(scene: Scene, search: Search | undefined, pair: Pair | undefined) {
  if (!search || !pair) return { share: 0, isOther: true, fit: 0, isFormed: false }
  const { name } = search.field
  const label = pair.label.folded.slice(0, pair.labelEnd)
  const all = name.phrases.map((words) => likenessOf(words, name.type, label))
  const share = Math.max(0, ...all.map((one) => one.share))
  const isFormed = hasForm(name.type)
  const isOther = all.every((one) => one.isOther) || meansOther(scene, search, pair)
  return { share, isOther, fit: fitOf(search, pair), isFormed }
}

/** A sum or a number of another kind, as the lexicon knows both; or the date of what is asked for. */
function meansOther(scene: Scene, { field: { name } }: Search, { label }: Pair): boolean {
  const [known] = scene.labelsIn(label).filter(({ quality, start }) => quality >= 0.6 && start < 3)
  const concepts = known?.concepts ?? []
  const isOfDate = !hasForm(name.type) && scene.wordsIn(label).label.some((word) => isTypeWord(word, 'date'))
  const asksDate = name.phrases.some((words) => words.some((word) => isTypeWord(word, 'date')))
  if (isOfDate && !asksDate) return true
  return (
    hasForm(name.type) && name.concept !== null && concepts.length > 0 && !concepts.includes(name.concept)
  )
}

/** A figure that fills its value; a name has none. */
function fitOf({ field: { name } }: Search, pair: Pair): number {
  const value = valueOfPair(pair, name.type)
  if (!value) return 0
  const text = textOf(pair.value)
  if (hasForm(name.type))
    return (value.end - value.start) / Math.max(1, text.trim().length) >= leastFilled ? 1 : 0
  if (name.type === 'name') return /\d/.test(text) ? 0 : 1
  if (name.type === 'company') return /\p{L}{2}/u.test(text) ? 1 : 0
  // a form explains what is to be written, or a sentence of it goes on in the next box
  if (isInstruction(pair.value) && !/[.!。！]$/u.test(text)) return 0
  return /^\P{L}*$/u.test(text) ? 0.7 : 1
}

const leastFilled = 0.5

function candidateOf({ field }: Search, pair: Pair, score: number): Candidate | null {
  const value = valueOfPair(pair, field.name.type)
  return value && { field, value, label: null, relation: value.relation, score }
}
