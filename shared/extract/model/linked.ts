// A possible value of a label, and its position relative to it.
import type { Place } from './place.ts'

export type Relation = 'behind' | 'right' | 'below' | 'above'

export interface Linked extends Place {
  readonly relation: Relation
  /** How surely a value that stands so belongs to its label, from 0 to 1. */
  readonly closeness: number
}
