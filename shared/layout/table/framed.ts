// Builds tables whose cells are enclosed by ruling lines.
import type { LooseWord } from '../../text/exact.ts'
import type { Span, Table } from '../block.ts'
import { centreX, isCentreInside, centreY } from '../geometry.ts'
import { buildTable, toTable } from './build.ts'
import { toCellLines, joinCellLines } from './cells.ts'
import { isSeparated, type Grid } from './grid.ts'
import { groupCellLines } from './rows.ts'
import { haveRunningText } from './text-columns.ts'

/** A band with more text lines in most columns is several rows that no rule separates. */
const maxLinesInRow = 4

/** Returns the table of a grid, or null if the grid holds no text or the columns of a newspaper. */
export function buildFramedTable(grid: Grid, words: readonly LooseWord[]): Table | null {
  const columns = grid.xs.length - 1
  const inside = words.filter((word) => isCentreInside(word.box, grid.box))
  const bands = grid.ys
    .slice(1)
    .map((y1, i) => inside.filter(({ box }) => isBetween(centreY(box), grid.ys[i] ?? 0, y1)))
  const lines = bands.flatMap((band, i) =>
    Array.from({ length: columns }, (_, column) =>
      toCellLines(wordsInColumn(grid, band, column), column, i),
    ).flat(),
  )
  if (lines.length === 0) return null
  const ink = lines.map(({ box }) => box)
  if (haveRunningText(ink, grid.xs, grid.ys)) return null
  if (lacksRowRules(lines, columns)) return buildTable(groupCellLines(lines), columns)
  const spans = findSpans(grid)
  const rows = bands.map((_, row) => Array.from({ length: columns }, () => `${row}`))
  const texts = rows.map((row, r) =>
    row.map((_, column) => {
      const span = spans.find((s) => isInSpan(s, r, column))
      if (span && (span.row !== r || span.column !== column)) return ''
      const extent = span ?? { row: r, column, rows: 1, columns: 1 }
      const all = bands.slice(r, r + extent.rows).flat()
      const cell = Array.from({ length: extent.columns }, (_, k) =>
        wordsInColumn(grid, all, column + k),
      ).flat()
      return joinCellLines(toCellLines(cell, column, r))
    }),
  )
  const filled = texts.filter((row) => row.some((text) => text !== ''))
  return filled.length === texts.length ? toTable(texts, spans) : toTable(filled)
}

/** The words in a column of the grid. */
function wordsInColumn(grid: Grid, words: readonly LooseWord[], column: number): LooseWord[] {
  const [x0, x1] = [grid.xs[column] ?? 0, grid.xs[column + 1] ?? 0]
  return words.filter(({ box }) => isBetween(centreX(box), x0, x1))
}

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value < to
}

/** Whether only the columns are ruled: some band has many text lines in most columns. */
function lacksRowRules(lines: readonly { column: number; band: number }[], columns: number): boolean {
  const counts = new Map<string, number>()
  for (const { column, band } of lines) {
    const key = `${band}/${column}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const bands = [...new Set(lines.map(({ band }) => band))]
  return (
    columns > 1 &&
    bands.some((band) => {
      const tall = Array.from({ length: columns }, (_, c) => counts.get(`${band}/${c}`) ?? 0)
      return tall.filter((count) => count >= maxLinesInRow).length * 2 > columns
    })
  )
}

/** Returns the merged cells: neighbouring cells without a rule between them that form a rectangle. */
function findSpans(grid: Grid): Span[] {
  const [rows, columns] = [grid.ys.length - 1, grid.xs.length - 1]
  const taken = new Set<string>()
  const spans: Span[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (taken.has(`${row}/${column}`)) continue
      let width = 1
      while (column + width < columns && !isSeparated(grid, row, column + width - 1, 'right')) width++
      let height = 1
      while (row + height < rows && isOpenBelow(grid, row + height - 1, column, width)) height++
      for (let r = row; r < row + height; r++)
        for (let c = column; c < column + width; c++) taken.add(`${r}/${c}`)
      if (width > 1 || height > 1) spans.push({ row, column, rows: height, columns: width })
    }
  }
  return spans
}

/** Tells whether no line separates the cells of a row from those below. */
function isOpenBelow(grid: Grid, row: number, column: number, width: number): boolean {
  return Array.from({ length: width }, (_, k) => column + k).every((c) => !isSeparated(grid, row, c, 'below'))
}

/** Tells whether a cell is in a merged one. */
function isInSpan({ row, column, rows, columns }: Span, r: number, c: number): boolean {
  return isBetween(r, row, row + rows) && isBetween(c, column, column + columns)
}
