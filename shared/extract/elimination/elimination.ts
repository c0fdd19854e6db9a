// What is left on both sides: a pair of the page that no field has taken, and a field of the schema that has nothing.
// A key is hardly a translation of what is printed, but most schemas ask in the order of the page. So a pair is a
// field's whose name its label says in part; or there is but one way to lay the fields that are left between two that
// are found onto the pairs that are left between them, each of its type.
import { choose } from '../choose.ts'
import { judged, type Judged } from '../confidence.ts'
import type { Candidate, Search } from '../candidates.ts'
import { labelAt, type Pair } from '../pair.ts'
import { pairsOf } from '../pairs.ts'
import { foldedOf, shareText, textOf } from '../place.ts'
import type { Scene } from '../scene.ts'
import { sensedOf } from '../senses.ts'
import { tokensOf } from '../tokens.ts'
import { byOrder } from './by-order.ts'
import { byWords } from './by-words.ts'
import type { Free, Match } from './match.ts'

export function withEliminated(scene: Scene, searches: readonly Search<Judged>[]): readonly Search<Judged>[] {
  if (scene.sheet.isReceipt) return searches
  const chosen = choose(searches)
  const left = searches.flatMap(({ field }) =>
    field.node.kind === 'value' && !chosen.has(field) ? [field] : [],
  )
  const free = left.length === 0 ? [] : freePairs(scene, [...chosen.values()])
  if (free.length === 0) return searches
  const said = byWords(left, free)
  const ordered = byOrder(
    scene,
    searches.map(({ field }) => field),
    chosen,
    said,
    free,
  )
  const found = new Map([...said, ...ordered].map((match) => [match.field, match] as const))
  return searches.map((search) => {
    const match = found.get(search.field)
    return match ? (judged(scene, [withMatch(scene, search, match)])[0] ?? search) : search
  })
}

function freePairs(scene: Scene, taken: readonly Candidate[]): Free[] {
  return pairsOf(scene)
    .filter((pair) => !taken.some((one) => isOf(one, pair)))
    .map((pair) => ({ ...pair, words: sensedOf(tokensOf(foldedOf(pair.label))) }))
}

/** Its value is told already, or its label has another value. */
function isOf({ value, label }: Candidate, pair: Pair): boolean {
  if (shareText(value, pair.value) || shareText(value, pair.label)) return true
  return label !== null && label.part === pair.label.part && label.start < pair.label.end
}

function withMatch(scene: Scene, search: Search<Judged>, { pair, value, score }: Match): Search {
  const label = labelAt(pair.label, scene.rowOf(pair.label.part), 0)
  const candidate: Candidate = { field: search.field, value, label, relation: 'right', score }
  const others = search.candidates.filter((one) => textOf(one.value) !== textOf(value) && one.score < score)
  return { ...search, hasLabel: true, candidates: [candidate, ...others] }
}
