// The values that no field has taken.
import type { ValueType } from '../../kinds/kinds.ts'
import type { Place } from '../../model/place.ts'
import type { PlacedPair } from '../../page/pairs/pair.ts'
import type { Sensed } from '../../words/senses.ts'

/** A pair that no field has taken, with the words of its label. */
export interface Free extends PlacedPair {
  readonly words: readonly Sensed[]
  /** The part of the value that a field of a type would take; many fields ask. */
  readonly fitting: (type: ValueType) => Place | null
}
