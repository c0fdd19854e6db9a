// Finds rows of a table outside of its rules: titles above the first rule, sums below the last.
import { unite, type Box } from '../../page.ts'
import { groupIntoRows } from '../group-rows.ts'
import { overlapX } from '../geometry.ts'
import type { Run } from './cells.ts'

/** In ems: the gap between a row and the table. */
const maxGap = 1.6
/** Share of the columns that a row fills; a line of text below a table fills only one or two. */
const minFilledShare = 0.6

/** Returns the rows on one side that fit the columns, the nearest first. */
export function findOuterRows(
  table: Box,
  runs: readonly Run[],
  columns: readonly (readonly Run[])[],
  side: 'above' | 'below',
  em: number,
): Run[][] {
  const outside = runs.filter(({ box }) => (side === 'above' ? box.y1 <= table.y0 : box.y0 >= table.y1))
  const rows = groupIntoRows(outside.toSorted((a, b) => a.box.y0 - b.box.y0))
  const found: Run[][] = []
  const inks = columns.map((column) => unite(column.map(({ box }) => box)))
  let edge = side === 'above' ? table.y0 : table.y1
  for (const row of side === 'above' ? rows.reverse() : rows) {
    const box = unite(row.map((run) => run.box))
    const gap = side === 'above' ? edge - box.y1 : box.y0 - edge
    if (gap > maxGap * em || overlapX(box, table) <= 0 || !fitsColumns(row, inks)) break
    found.push(row)
    edge = side === 'above' ? box.y0 : box.y1
  }
  return found
}

/** Tells whether each text of a row is in a single column, and most columns are filled. */
function fitsColumns(row: readonly Run[], columns: readonly Box[]): boolean {
  const places = row.map(({ box }) => findColumnsAt(box, columns))
  const filled = new Set(places.flat()).size
  return places.every(({ length }) => length === 1) && filled > 1 && filled >= minFilledShare * columns.length
}

/** Returns the columns that a box overlaps, else the nearest: a title may be wider than its numbers or beside them. */
function findColumnsAt(box: Box, columns: readonly Box[]): number[] {
  const distances = columns.map((column) => -overlapX(box, column))
  const over = distances.flatMap((distance, i) => (distance < 0 ? [i] : []))
  return over.length > 0 ? over : [distances.indexOf(Math.min(...distances))]
}
