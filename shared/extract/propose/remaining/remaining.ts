// Proposes values for the fields that have none, from what no other field has taken.
import type { Place } from '../../model/place.ts'
import type { Candidate, Search } from '../../page/candidate.ts'
import type { Scene } from '../../page/scene.ts'
import { fits } from '../../score/choose.ts'
import type { Wanted } from '../../words/wanted.ts'
import { loneNumber } from './lone-number.ts'
import { onlyOnes } from './only-ones.ts'

export interface Remaining {
  readonly scene: Scene
  readonly all: readonly Wanted[]
  /** The fields without a value. */
  readonly left: readonly Wanted[]
  /** The best candidates of the other fields. */
  readonly taken: readonly Candidate[]
}

export interface Found {
  readonly field: Wanted
  readonly value: Place
}

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

export function withRemaining(scene: Scene, searches: readonly Search[]): Search[] {
  if (scene.sheet.isReceipt) return [...searches]
  const best = searches.map(({ candidates }) =>
    candidates.filter(fits).reduce<Candidate | null>((a, b) => (a && a.score >= b.score ? a : b), null),
  )
  const left = searches.filter(
    ({ field, isPrinted }, i) => field.node.kind === 'value' && !isPrinted && !best[i],
  )
  const remaining = {
    scene,
    all: searches.map(({ field }) => field),
    left: left.map(({ field }) => field),
    taken: best.filter((one) => one !== null),
  }
  const found = remainingProposers
    .filter(({ name }) => left.length > 0 && !scene.disabled.has(name))
    .flatMap(({ name: by, propose }) => propose(remaining).map((one) => ({ ...one, by })))
  return searches.map((search) => {
    const own = found
      .filter(({ field }) => field === search.field)
      .map((one): Candidate => ({ ...one, label: null, relation: 'position', score, maxConfidence }))
    return own.length > 0 ? { ...search, candidates: [...own, ...search.candidates] } : search
  })
}
