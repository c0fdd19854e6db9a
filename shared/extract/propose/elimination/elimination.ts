// What is left on both sides: a pair of the page that no field has taken, and a field of the schema that has nothing.
// A key is hardly a translation of what is printed, but most schemas ask in the order of the page. So a pair is a
// field's whose name its label says in part; or there is but one way to lay the fields that are left between two that
// are found onto the pairs that are left between them, each of its type. What then is left is told by its type alone:
// by a label that says no more, or because the page has it once.
import { choose, fits } from '../../score/choose.ts'
import { judged, type Judged } from '../../score/confidence.ts'
import type { Candidate, Search } from '../../page/candidate.ts'
import { shareText, textOf } from '../../model/place.ts'
import { labelAt, type Pair } from '../../page/pairs/pair.ts'
import type { Scene } from '../../page/scene.ts'
import type { Wanted } from '../../words/wanted.ts'
import { byAge } from './by-age.ts'
import { byBareLabels } from './bare-labels.ts'
import { byBlock } from './by-block.ts'
import { byKind } from './by-kind.ts'
import { byMasthead } from './by-masthead.ts'
import { byOrder } from './by-order.ts'
import { bySignature } from './by-signature.ts'
import { bySurname } from './by-surname.ts'
import { byTicks } from './by-ticks.ts'
import { byWords } from './by-words.ts'
import { headlinesOf } from './headline.ts'
import { loneNumber } from './lone-number.ts'
import { leastScore, type Match } from './match.ts'
import { ofPerson } from './of-person.ts'
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
  const asked = fields.filter((field) => chosen.has(field) || left.includes(field))
  const found = new Map<Wanted, Candidate>()
  const now = () => [...chosen.values(), ...found.values()]
  const rest = () => left.filter((field) => !found.has(field))
  const free = openPairs(scene, fields).filter((pair) => !now().some((one) => isOf(one, pair)))
  const open = () => free.filter((pair) => !now().some((one) => isOf(one, pair)))
  const take = (candidates: readonly Candidate[]) => {
    for (const candidate of candidates) found.set(candidate.field, candidate)
  }
  const paired = (matches: readonly Match[]) => matches.map((match) => ofPair(scene, match))
  take(byTicks(scene, rest(), now()))
  take(ofPerson(scene, rest(), now()))
  take(paired(byWords(scene, fields, rest(), open())))
  take(paired(byKind(rest(), open())))
  take(bySignature(scene, rest(), now()))
  take(bySurname(scene, rest(), now()))
  take(byBlock(scene, rest(), now()))
  take(byMasthead(scene, fields, rest(), now()))
  take(headlinesOf(scene, fields, rest(), now()))
  take(paired(byOrder(scene, asked, new Map([...chosen, ...found]), open())))
  // what was as like two pairs is like one when the other is another's
  take(paired(byWords(scene, fields, rest(), open())))
  // of two fields that ask for a kind, the other one is found by now
  take(byTicks(scene, rest(), now()))
  take(byBareLabels(scene, rest(), now()))
  take(loneNumber(scene, rest(), now()))
  take(onlyOnes(scene, fields, rest(), now()))
  take(byAge(scene, rest()))
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
  return { field, value, label, relation: 'right', score }
}

/** What was too doubtful to be told says something else, and less surely. */
function withCandidate(search: Search<Judged>, candidate: Candidate): Search {
  const others = search.candidates.filter(
    (one) => textOf(one.value) !== textOf(candidate.value) && one.score < candidate.score,
  )
  const hasLabel = search.hasLabel || candidate.label !== null
  return { ...search, hasLabel, candidates: [candidate, ...others] }
}
