// A sentence of running text, and a person whom it names.
import type { Sensed } from '../words/senses.ts'
import type { Place } from '../model/place.ts'

export interface Sentence {
  readonly place: Place
  /** Its words, whose ends count from where it begins. */
  readonly said: readonly Sensed[]
}

export interface Mention {
  readonly name: Place
  /** A form of address says that it is somebody. */
  readonly isTitled: boolean
  /** Right before the name, or what stands behind a comma after it begins with. */
  readonly beside: readonly Sensed[]
  /** Elsewhere in the clause that ends in the name. */
  readonly before: readonly Sensed[]
  /** The text after it, up to the next name or the end of the sentence. */
  readonly rest: Place
}
