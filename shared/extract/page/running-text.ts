// A sentence of running text.
import type { Sensed } from '../words/senses.ts'
import type { Place } from '../model/place.ts'

export interface Sentence {
  readonly place: Place
  /** Its words, whose ends count from where it begins. */
  readonly said: readonly Sensed[]
}
