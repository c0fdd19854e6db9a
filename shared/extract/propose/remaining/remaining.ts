// Proposes values for the fields that have none, from what no other field has taken.
import { shareText } from '../../model/place.ts'
import type { Candidate, Search } from '../../page/candidate.ts'
import type { Scene } from '../../page/scene.ts'
import { fits } from '../../score/choose.ts'
import { isTellable } from '../../score/label-meaning.ts'
import type { RequestedField } from '../../words/requested-field.ts'
import type { Grounds } from '../position/grounds.ts'
import { isOfParty, requestOf } from '../proposer.ts'
import type { Found, Remaining } from './found.ts'
import { loneNumber } from './lone-number.ts'
import { onlyOnes } from './only-ones.ts'

export const remainingProposers: readonly {
  readonly name: string
  readonly propose: (remaining: Remaining) => readonly Found[]
}[] = [
  { name: 'loneNumber', propose: loneNumber },
  { name: 'onlyOnes', propose: onlyOnes },
]

const score = 0.54
/** Such a value is to be checked by a person. */
const maxConfidence = 0.65

export function withRemaining(scene: Scene, searches: readonly Search[], grounds: Grounds): Search[] {
  if (scene.sheet.isReceipt) return [...searches]
  const taken = bestOf(searches)
  const left = searches.filter(
    ({ field, isPrinted, candidates }) =>
      field.node.kind === 'value' && !taken.has(field) && !(isPrinted && !candidates.some(fits)),
  )
  const remaining = {
    scene,
    all: searches.map(({ field }) => field),
    left: left.map(({ field }) => field),
    taken: [...taken.values()],
  }
  const found = remainingProposers
    .filter(({ name }) => left.length > 0 && !scene.disabled.has(name))
    .flatMap(({ name: by, propose }) => propose(remaining).map((one) => ({ ...one, by })))
    .filter(({ field, value }) => {
      if (!isOfParty(requestOf(scene, grounds, field), value.part)) return false
      const pair = scene.pairs().all.find((one) => shareText(one.value, value)) ?? null
      return isTellable(scene, field.name, value, { pair, isProposed: true })
    })
  return searches.map((search) => {
    const own = found
      .filter(({ field }) => field === search.field)
      .map((one): Candidate => ({ ...one, label: null, relation: 'position', score, maxConfidence }))
    return own.length > 0 ? { ...search, candidates: [...own, ...search.candidates] } : search
  })
}

/** The candidate with the highest score for each field; no text is given to two fields. */
function bestOf(searches: readonly Search[]): ReadonlyMap<RequestedField, Candidate> {
  const best = new Map<RequestedField, Candidate>()
  const fitting = searches.flatMap(({ candidates }) => candidates.filter(fits))
  for (const one of fitting.toSorted((a, b) => b.score - a.score)) {
    const isTaken = [...best.values()].some((other) => shareText(other.value, one.value))
    if (!best.has(one.field) && !isTaken) best.set(one.field, one)
  }
  return best
}
