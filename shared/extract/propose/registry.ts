// All proposers that need no label of a field. `npm run eval -- DIR --fields --worth` leaves each out.
import { positionProposers } from './position/proposers.ts'
import type { Placed } from './position/placed.ts'
import { valuesInSentences } from './prose/prose.ts'
import type { Labelled, Proposer, Request } from './proposer.ts'

export const proposers: readonly Proposer[] = [
  ...positionProposers,
  { name: 'sentences', unless: 'found', propose: ({ scene, field }) => valuesInSentences(scene, field) },
]

export interface Proposal extends Placed {
  readonly by: string
}

/** The candidates of all proposers for a field, except those that its labels make needless. */
export function proposalsFor(request: Request, labelled: Labelled): Proposal[] {
  const { disabled } = request.scene
  return proposers
    .filter(({ name, unless }) => !disabled.has(name) && !(unless && labelled[unless]))
    .flatMap(({ name, propose }) => propose(request).map((placed) => ({ ...placed, by: name })))
}
