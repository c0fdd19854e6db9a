// A value that a field could have, and all that it could have.
import type { Label } from './labels.ts'
import type { Relation } from '../model/linked.ts'
import type { Place } from '../model/place.ts'
import type { RequestedField } from '../words/requested-field.ts'

export interface Candidate {
  readonly field: RequestedField
  readonly value: Place
  /** The label that it stands by; none where its place alone tells. */
  readonly label: Label | null
  readonly relation: Relation | 'position'
  /** From 0 to 1. */
  readonly score: number
  /** The name of the proposer or the step. */
  readonly by: string
  /** The confidence is no higher than this, however well the value was read. */
  readonly maxConfidence?: number
  /** By lines for machines whose check digits agree: nothing else on the page says it as surely. */
  readonly isProven?: boolean
}

export interface Search<C extends Candidate = Candidate> {
  readonly field: RequestedField
  readonly hasLabel: boolean
  /** A label says all of its name, and nothing else: where that has no value the field is left open. */
  readonly isPrinted?: boolean
  readonly candidates: readonly C[]
}
