// What can be put into reading order.
import type { Box } from '../page.ts'
import type { Area } from './areas.ts'

/** A line of one column. What was seen as one line has one `line`. */
export interface OrderedText {
  readonly kind: 'text'
  readonly box: Box
  readonly line: object
  /** Absent before anything was read. */
  readonly text?: string
}

/** What is ordered: lines of text, and what is as a whole one thing. */
export type Orderable = OrderedText | { readonly kind: Area['kind']; readonly box: Box }
