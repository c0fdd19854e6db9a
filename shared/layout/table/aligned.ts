// Finds tables without any ruling line: rows whose segments line up in three or more columns.
import { unite, type Word } from '../../page.ts'
import { toLooseWords } from '../../text/exact.ts'
import { centreX, heightOf, median, centreY, overlapX, widthOf } from '../geometry.ts'
import type { Segment } from '../segment.ts'
import { buildTable, type TablePiece } from './build.ts'
import { toCellLines } from './cells.ts'
import { findGutters } from './gutters.ts'
import { groupCellLines } from './rows.ts'

const minRows = 3
/** A row with this many cells counts as a full row of a table. */
const fullRowCells = 3
/** Share of filled cells; where little lines up, it is a form or a letterhead. */
const minFilledShare = 0.5
/** In characters: longer cells are columns of text. */
const maxMedianCellLength = 30
/** In ems: a wider single text that runs across several cells of the rows around it is a line of prose, and no title. */
const maxTitleWidth = 25
const minCrossedCells = 3
/** In row heights: the distance of two rows of one table; on a screen they are further apart than on paper. */
const maxGap = { paper: 3, screen: 4.2 } as const

/** Returns the rows of a column, with each run of rows that forms a table replaced by the table. */
export function findAlignedTables(
  rows: readonly (readonly Segment[])[],
  minColumns: number,
  em: number,
  medium: keyof typeof maxGap = 'paper',
): (readonly Segment[] | TablePiece)[] {
  const result: (readonly Segment[] | TablePiece)[] = []
  for (let at = 0; at < rows.length;) {
    let end = at
    while (end < rows.length && isTableRow(rows, end, at, maxGap[medium], maxTitleWidth * em)) end++
    const table = buildAlignedTable(rows.slice(at, end), minColumns, em)
    if (table) {
      result.push(table)
      at = end
    } else {
      result.push(rows[at] ?? [])
      at++
    }
  }
  return result
}

/** Whether a row can belong to a table: it has several segments, or one between two rows that have, or only specks. */
function isTableRow(
  rows: readonly (readonly Segment[])[],
  i: number,
  start: number,
  maxRowGap: number,
  maxWidth: number,
): boolean {
  const row = rows[i] ?? []
  if (i === start) return row.length > 1
  if (isSpeck(row)) return true
  const before = rows.slice(start, i).findLast((other) => !isSpeck(other)) ?? []
  const after = rows.slice(i + 1).find((other) => !isSpeck(other)) ?? []
  const [only, ...others] = row
  const isWide = only && others.length === 0 && widthOf(only.box) > maxWidth
  if (isWide && [before, after].every((cells) => countCrossed(only, cells) >= minCrossedCells)) return false
  return gapBetween(before, row) < maxRowGap && (row.length > 1 || (before.length > 1 && after.length > 1))
}

/** Counts the cells that a text runs across, above or below it. */
function countCrossed({ box }: Segment, cells: readonly Segment[]): number {
  return cells.filter((cell) => overlapX(cell.box, box) > 0).length
}

/** Whether a row holds nothing but one or two marks that are neither letter nor digit. */
function isSpeck(row: readonly Segment[]): boolean {
  return row.every(({ text }) => text.length < 3 && !/[\p{L}\p{N}]/u.test(text))
}

/** Returns the distance of two rows in row heights. */
function gapBetween(above: readonly Segment[], below: readonly Segment[]): number {
  const [a, b] = [unite(above.map(({ box }) => box)), unite(below.map(({ box }) => box))]
  return (centreY(b) - centreY(a)) / Math.max(1, median([...above, ...below].map(({ box }) => heightOf(box))))
}

/** Builds a table from rows, or returns null if they do not line up well enough. */
function buildAlignedTable(
  rows: readonly (readonly Segment[])[],
  minColumns: number,
  em: number,
): TablePiece | null {
  const segments = rows.flat()
  const gutters = findGutters(
    segments.map(({ box }) => box),
    em,
  )
  const columns = gutters.length + 1
  const full = rows.filter((row) => row.length >= Math.min(columns, fullRowCells))
  if (columns < minColumns || full.length < minRows) return null
  if (segments.length < minFilledShare * columns * rows.length) return null
  if (median(segments.map(({ text }) => text.length)) > maxMedianCellLength) return null
  const words = segments.flatMap(({ words: segmentWords, line }) =>
    toLooseWords({ ...line, words: [...segmentWords] }),
  )
  const columnOf = ({ box }: Word) => gutters.filter((x) => x < centreX(box)).length
  const lines = Array.from({ length: columns }, (_, column) =>
    toCellLines(
      words.filter((word) => columnOf(word) === column),
      column,
      0,
    ),
  ).flat()
  return {
    kind: 'table',
    box: unite(segments.map(({ box }) => box)),
    table: buildTable(groupCellLines(lines), columns),
  }
}
