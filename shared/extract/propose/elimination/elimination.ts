// Proposes the remaining values of a page for the fields without a value: a pair whose label has part of the field's
// name, the only number behind the words of the field, and the only value of a kind on the page.
import { choose, fits } from '../../score/choose.ts'
import { judged, type Judged } from '../../score/confidence.ts'
import type { Candidate, Search } from '../../page/candidate.ts'
import { shareText, textOf } from '../../model/place.ts'
import { labelAt, type Pair } from '../../page/pairs/pair.ts'
import type { Scene } from '../../page/scene.ts'
import type { Wanted } from '../../words/wanted.ts'
import { byWords } from './by-words.ts'
import { loneNumber } from './lone-number.ts'
import { leastScore, type Match } from './match.ts'
import { onlyOnes } from './only-ones.ts'
import { openPairs } from './open-pairs.ts'

export function withEliminated(scene: Scene, searches: readonly Search<Judged>[]): readonly Search<Judged>[] {
  if (scene.sheet.isReceipt) return searches
  const chosen = choose(searches)
  const fields = searches.map(({ field }) => field)
  const isOpen = ({ field, isPrinted, candidates }: Search<Judged>) =>
    field.node.kind === 'value' && !chosen.has(field) && !(isPrinted && !candidates.some(fits))
  const left = searches.filter(isOpen).map(({ field }) => field)
  if (left.length === 0) return searches
  const found = new Map<Wanted, Candidate>()
  const now = () => [...chosen.values(), ...found.values()]
  const rest = () => left.filter((field) => !found.has(field))
  const free = openPairs(scene, fields).filter((pair) => !now().some((one) => isOf(one, pair)))
  const open = () => free.filter((pair) => !now().some((one) => isOf(one, pair)))
  const take = (candidates: readonly Candidate[]) => {
    for (const candidate of candidates) found.set(candidate.field, candidate)
  }
  take(byWords(scene, fields, rest(), open()).map((match) => ofPair(scene, match)))
  take(loneNumber(scene, rest(), now()))
  take(onlyOnes(scene, fields, rest(), now()))
  return searches.map((search) => {
    const candidate = found.get(search.field)
    return candidate ? leftOver(scene, withCandidate(search, candidate)) : search
  })
}

/** What only nothing else has taken is never as sure as what a label says; by its order alone it is to be looked at. */
const mostSure = 0.85
const mostOfOrder = 0.65

function leftOver(scene: Scene, search: Search): Search<Judged> {
  const candidates = judged(scene, [search]).flatMap((one) => one.candidates)
  return {
    ...search,
    candidates: candidates.map((one) => {
      const most = one.score <= leastScore ? mostOfOrder : mostSure
      return { ...one, confidence: Math.min(most, one.confidence) }
    }),
  }
}

/** Its value is told already, or its label has another value. */
function isOf({ value, label }: Candidate, pair: Pair): boolean {
  if (shareText(value, pair.value) || shareText(value, pair.label)) return true
  return label !== null && label.part === pair.label.part && label.start < pair.label.end
}

function ofPair(scene: Scene, { field, pair, value, score }: Match): Candidate {
  const label = labelAt(pair.label, scene.rowOf(pair.label.part), 0)
  return { field, value, label, relation: 'right', score, by: 'byWords' }
}

/** What was too doubtful to be told says something else, and less surely. */
function withCandidate(search: Search<Judged>, candidate: Candidate): Search {
  const others = search.candidates.filter(
    (one) => textOf(one.value) !== textOf(candidate.value) && one.score < candidate.score,
  )
  const hasLabel = search.hasLabel || candidate.label !== null
  return { ...search, hasLabel, candidates: [candidate, ...others] }
}
