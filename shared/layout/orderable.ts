// The pieces of a page that are put into reading order.
import type { Box } from '../page.ts'
import type { Area } from './areas.ts'

/** A piece of a line in one column. Pieces that were read as one line share the same `line` object. */
export interface OrderedText {
  readonly kind: 'text'
  readonly box: Box
  readonly line: object
  /** Absent while the page has not been read yet. */
  readonly text?: string
}

/** A line of text, or an area that is one block as a whole. */
export type Orderable = OrderedText | { readonly kind: Area['kind']; readonly box: Box }
