// A list with what announces it.
import type { Place } from '../../model/place.ts'

export interface HeadedList {
  readonly heading: Place
  readonly items: readonly Place[]
  /** The lines have bullets or numbers, or are set in: it is a list, and no text below a heading. */
  readonly isClear: boolean
}
