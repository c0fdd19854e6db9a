// Tables without any line: rows whose parts stand below each other in three columns or more.
import { unite, type Word } from '../../page.ts'
import { toLooseWords } from '../../text/exact.ts'
import { centreOf, heightOf, median, middleOf } from '../geometry.ts'
import type { Segment } from '../segment.ts'
import { buildTable, type TablePiece } from './build.ts'
import { toCellLines } from './cells.ts'
import { findGutters } from './gutters.ts'
import { groupCellLines } from './rows.ts'

const minRows = 3
/** A row with as many cells is one of a table. */
const fullRowCells = 3
/** Of its cells. A page where little stands below each other is a form or a letterhead. */
const minFilledShare = 0.5
/** In letters: what is longer is a column of text. */
const maxMedianCellLength = 30
/** In row heights: rows of one table follow each other; on a screen with more room than on paper. */
const maxGap = { paper: 3, screen: 4.2 } as const

/** The rows of a column; the table takes the place of those that it is made of. */
export function findAlignedTables(
  rows: readonly (readonly Segment[])[],
  minColumns: number,
  em: number,
  medium: keyof typeof maxGap = 'paper',
): (readonly Segment[] | TablePiece)[] {
  const result: (readonly Segment[] | TablePiece)[] = []
  for (let at = 0; at < rows.length;) {
    let end = at
    while (end < rows.length && isTableRow(rows, end, at, maxGap[medium])) end++
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

/** A row has several parts; one with a part only may stand between two such, and specks anywhere. */
function isTableRow(
  rows: readonly (readonly Segment[])[],
  i: number,
  start: number,
  maxRowGap: number,
): boolean {
  const row = rows[i] ?? []
  if (i === start) return row.length > 1
  if (isSpeck(row)) return true
  const before = rows.slice(start, i).findLast((other) => !isSpeck(other)) ?? []
  const after = rows.slice(i + 1).find((other) => !isSpeck(other)) ?? []
  return gapBetween(before, row) < maxRowGap && (row.length > 1 || (before.length > 1 && after.length > 1))
}

function isSpeck(row: readonly Segment[]): boolean {
  return row.every(({ text }) => text.length < 3 && !/[\p{L}\p{N}]/u.test(text))
}

function gapBetween(above: readonly Segment[], below: readonly Segment[]): number {
  const [a, b] = [unite(above.map(({ box }) => box)), unite(below.map(({ box }) => box))]
  return (
    (middleOf(b) - middleOf(a)) / Math.max(1, median([...above, ...below].map(({ box }) => heightOf(box))))
  )
}

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
  const columnOf = ({ box }: Word) => gutters.filter((x) => x < centreOf(box)).length
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
