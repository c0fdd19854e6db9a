// What is left on both sides: a pair of the page that no field has taken, and a field of the schema that has nothing.
// A key is hardly a translation of what is printed, but most schemas ask in the order of the page. So a pair is a
// field's whose name its label says in part; or there is but one way to lay the fields that are left between two that
// are found onto the pairs that are left between them, each of its type.
import { choose } from '../choose.ts'
import { judged, type Judged } from '../confidence.ts'
import type { Candidate, Search } from '../candidates.ts'
import { labelAt, type Pair } from '../pair.ts'
import { pairsOf } from '../pairs.ts'
import { foldedOf, shareText, textOf } from '../page/place.ts'
import type { Scene } from '../scene.ts'
import { sensedOf } from '../words/senses.ts'
import { tokensOf } from '../words/tokens.ts'
import type { Wanted } from '../wanted.ts'
import { byOrder } from './by-order.ts'
import { byWords } from './by-words.ts'
import { headlinesOf } from './headline.ts'
import { loneValues, type Lone } from './lone-values.ts'
import { leastScore, type Free, type Match } from './match.ts'

export function withEliminated(scene: Scene, searches: readonly Search<Judged>[]): readonly Search<Judged>[] {
  if (scene.sheet.isReceipt) return searches
  const chosen = choose(searches)
  const fields = searches.map(({ field }) => field)
  const left = fields.filter((field) => field.node.kind === 'value' && !chosen.has(field))
  if (left.length === 0) return searches
  const taken = [...chosen.values()]
  const free = freePairs(scene, taken)
  const found = new Map<Wanted, Candidate>()
  const now = () => [...taken, ...found.values()]
  const rest = () => left.filter((field) => !found.has(field))
  const open = () => free.filter((pair) => !now().some((one) => isOf(one, pair)))
  for (const match of byWords(rest(), open())) found.set(match.field, ofPair(scene, match))
  for (const headline of headlinesOf(scene, fields, rest(), now()))
    found.set(headline.field, ofPlace(headline))
  for (const match of byOrder(scene, fields, new Map([...chosen, ...found]), open()))
    found.set(match.field, ofPair(scene, match))
  // what was as like two pairs is like one when the other is another's
  for (const match of byWords(rest(), open())) found.set(match.field, ofPair(scene, match))
  for (const lone of loneValues(scene, rest(), now())) found.set(lone.field, ofPlace(lone))
  return searches.map((search) => {
    const candidate = found.get(search.field)
    return candidate ? leftOver(scene, withCandidate(search, candidate)) : search
  })
}

/** What only nothing else has taken is never as sure as what a label says. */
const mostSure = 0.85

function leftOver(scene: Scene, search: Search): Search<Judged> {
  const candidates = judged(scene, [search]).flatMap((one) => one.candidates)
  return {
    ...search,
    candidates: candidates.map((one) => ({ ...one, confidence: Math.min(mostSure, one.confidence) })),
  }
}

function freePairs(scene: Scene, taken: readonly Candidate[]): Free[] {
  return pairsOf(scene)
    .filter((pair) => !taken.some((one) => isOf(one, pair)))
    .map((pair) => ({ ...pair, words: sensedOf(tokensOf(foldedOf(pair.label))) }))
    .filter(({ words }) => words.length > 0)
}

/** Its value is told already, or its label has another value. */
function isOf({ value, label }: Candidate, pair: Pair): boolean {
  if (shareText(value, pair.value) || shareText(value, pair.label)) return true
  return label !== null && label.part === pair.label.part && label.start < pair.label.end
}

function ofPair(scene: Scene, { field, pair, value, score }: Match): Candidate {
  const label = labelAt(pair.label, scene.rowOf(pair.label.part), 0)
  return { field, value, label, relation: 'right', score }
}

function ofPlace({ field, value }: Lone): Candidate {
  return { field, value, label: null, relation: 'position', score: leastScore }
}

/** What was too doubtful to be told says something else, and less surely. */
function withCandidate(search: Search<Judged>, candidate: Candidate): Search {
  const others = search.candidates.filter(
    (one) => textOf(one.value) !== textOf(candidate.value) && one.score < candidate.score,
  )
  const hasLabel = search.hasLabel || candidate.label !== null
  return { ...search, hasLabel, candidates: [candidate, ...others] }
}
