// A value that a page tells of without a label, and how surely it is meant.
import type { Place } from '../../model/place.ts'

export interface Told {
  readonly place: Place
  readonly score: number
}
