// A table from the lines of its cells.
import type { Box } from '../../page.ts'
import type { Alignment, Span, Table } from '../block.ts'
import { textOfCell } from './cells.ts'
import type { CellLine } from './rows.ts'

/** A table where it stands on the page. */
export interface TablePiece {
  readonly kind: 'table'
  readonly box: Box
  readonly table: Table
}

export function buildTable(rows: readonly (readonly CellLine[])[], columns: number): Table {
  const texts = rows.map((row) =>
    Array.from({ length: columns }, (_, column) => textOfCell(row.filter((line) => line.column === column))),
  )
  return tableOf(texts.filter((row) => row.some((text) => text !== '')))
}

export function tableOf(rows: readonly (readonly string[])[], spans: readonly Span[] = []): Table {
  const columns = rows[0]?.length ?? 0
  const alignments = Array.from({ length: columns }, (_, column) =>
    alignmentOf(rows.slice(1).map((row) => row[column] ?? '')),
  )
  return { kind: 'table', rows, alignments, spans }
}

/** Amounts, shares, measures, ranges; a year or a telephone number is none, but does not harm at the right. */
const numeric = /^[-+−–~≈<>≤≥(]?\s*[$€£¥%]?\s*\d[\d.,:\s'’/x×^()±–-]*\s?(?:[%‰€$£¥°]|[a-zA-Zµ]{1,3}\d?)?\)?$/u
const mostlyNumeric = 0.7

function alignmentOf(cells: readonly string[]): Alignment {
  const filled = cells.filter((text) => text !== '' && !/^[-–—*/]$/u.test(text))
  const numbers = filled.filter((text) => numeric.test(text)).length
  return filled.length > 0 && numbers >= mostlyNumeric * filled.length ? 'right' : 'left'
}
