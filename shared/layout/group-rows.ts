// Groups pieces that are level with each other into rows.
import type { Box } from '../page.ts'
import { areOnSameRow, overlapY } from './geometry.ts'

/** Groups into rows; the pieces must be sorted from the top down. */
export function groupIntoRows<T extends { readonly box: Box }>(sorted: readonly T[]): T[][] {
  const rows: T[][] = []
  for (const piece of sorted) {
    const row = rows.at(-1)
    const last = row?.find(
      (other) => areOnSameRow(other.box, piece.box) && overlapY(other.box, piece.box) > 0,
    )
    if (row && last) row.push(piece)
    else rows.push([piece])
  }
  return rows
}
