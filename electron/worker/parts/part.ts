// A part of a page that is read by itself: what stands in one column is never mixed with what stands beside it.
import type { Box } from '../../../shared/page.ts'

/** An em in heights of rows of ink, which reach from the top of a b to the foot of a g. */
export const emOfRun = 1.1

export type Part =
  | { readonly kind: 'text'; readonly box: Box }
  | {
      readonly kind: 'table'
      readonly box: Box
      /** Its columns, and what runs across several of them. */
      readonly strips: readonly Box[]
      /** Cells of a row stand at different heights, as where one takes two lines: no line goes through them. */
      readonly isUneven: boolean
    }
