// What a proposer of remaining fields is given, and what it finds.
import type { Place } from '../../model/place.ts'
import type { Candidate } from '../../page/candidate.ts'
import type { Scene } from '../../page/scene.ts'
import type { Wanted } from '../../words/wanted.ts'

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
