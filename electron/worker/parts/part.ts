// A part of a page that is read by itself: what stands in one column is never mixed with what stands beside it.
import type { Box } from '../../../shared/page.ts'

export type Part =
  | { readonly kind: 'text'; readonly box: Box }
  /** Each column of it is read alone, and so is what runs across several. */
  | { readonly kind: 'table'; readonly box: Box; readonly strips: readonly Box[] }
