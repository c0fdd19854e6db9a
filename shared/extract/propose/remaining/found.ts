// The input and the result of a proposer of remaining fields.
import type { Place } from '../../model/place.ts'
import type { Candidate } from '../../page/candidate.ts'
import type { Scene } from '../../page/scene.ts'
import type { RequestedField } from '../../words/requested-field.ts'

export interface Remaining {
  readonly scene: Scene
  readonly all: readonly RequestedField[]
  /** The fields without a value. */
  readonly left: readonly RequestedField[]
  /** The best candidates of the other fields. */
  readonly taken: readonly Candidate[]
}

export interface Found {
  readonly field: RequestedField
  readonly value: Place
}
