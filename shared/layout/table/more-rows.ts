// Rows of a table that stand outside its lines: titles above the first, sums below the last, all of it where one is missing.
import { unite, type Box } from '../../page.ts'
import { inRows } from '../columns.ts'
import { overlapX } from '../geometry.ts'
import type { Run } from './cells.ts'

/** In ems: between a row and the table. */
const mostGap = 1.6
/** Of the columns. A line of text below a table fills one or two. */
const leastFilled = 0.6

/** The rows above or below, the nearest first, as far as they fit the columns. */
export function moreRows(
  table: Box,
  runs: readonly Run[],
  gutters: readonly number[],
  side: 'above' | 'below',
  em: number,
): Run[][] {
  const outside = runs.filter(({ box }) => (side === 'above' ? box.y1 <= table.y0 : box.y0 >= table.y1))
  const rows = inRows(outside.toSorted((a, b) => a.box.y0 - b.box.y0))
  const found: Run[][] = []
  let edge = side === 'above' ? table.y0 : table.y1
  for (const row of side === 'above' ? rows.reverse() : rows) {
    const box = unite(row.map((run) => run.box))
    const gap = side === 'above' ? edge - box.y1 : box.y0 - edge
    if (gap > mostGap * em || overlapX(box, table) <= 0 || !fits(row, gutters)) break
    found.push(row)
    edge = side === 'above' ? box.y0 : box.y1
  }
  return found
}

function fits(row: readonly Run[], gutters: readonly number[]): boolean {
  if (row.some(({ box }) => gutters.some((x) => x > box.x0 && x < box.x1))) return false
  const filled = new Set(row.map(({ box }) => gutters.filter((x) => x < box.x0).length)).size
  return filled > 1 && filled >= leastFilled * (gutters.length + 1)
}
