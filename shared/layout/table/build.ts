// Builds a table from the lines of its cells.
import type { Box } from '../../page.ts'
import type { Alignment, Span, Table } from '../block.ts'
import { joinCellLines } from './cells.ts'
import { isNumeric } from './numeric.ts'
import type { CellLine } from './cell-line.ts'

/** A table and its place on the page. */
export interface TablePiece {
  readonly kind: 'table'
  readonly box: Box
  readonly table: Table
}

/** Joins the lines of each cell, and drops empty rows and columns. */
export function buildTable(rows: readonly (readonly CellLine[])[], columns: number): Table {
  const texts = rows.map((row) =>
    Array.from({ length: columns }, (_, column) =>
      joinCellLines(row.filter((line) => line.column === column)),
    ),
  )
  const filled = texts.filter((row) => row.some((text) => text !== ''))
  const isUsed = (column: number) => filled.some((row) => row[column] !== '')
  return toTable(filled.map((row) => row.filter((_, column) => isUsed(column))))
}

/** Makes a table from texts; columns of numbers are aligned at the right. */
export function toTable(rows: readonly (readonly string[])[], spans: readonly Span[] = []): Table {
  const columns = rows[0]?.length ?? 0
  const alignments = Array.from({ length: columns }, (_, column) =>
    alignmentOf(rows.slice(1).map((row) => row[column] ?? '')),
  )
  return { kind: 'table', rows, alignments, spans }
}

/** Share of numbers among the filled cells of a column below its title. */
const minNumericShare = 0.7

/** Right for a column that is mostly numbers, else left. */
function alignmentOf(cells: readonly string[]): Alignment {
  const filled = cells.filter((text) => text !== '' && !/^[-–—*/]$/u.test(text))
  const numbers = filled.filter(isNumeric).length
  return filled.length > 0 && numbers >= minNumericShare * filled.length ? 'right' : 'left'
}
