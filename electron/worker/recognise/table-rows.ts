// Puts the rows of tables together again. Where nothing rules a table, tesseract takes its columns for columns of text
// and reads one after the other, which leaves nobody able to say what belongs to what.
import { unite, type Box, type Line } from '../../../shared/page.ts'
import { overlap } from './insert.ts'
import { isProse } from './prose.ts'

/** So much of the lines of the smaller of two columns stand level with one of the other. */
const leastLevel = 0.7
const leastRows = 2

interface Column {
  readonly block: number
  readonly lines: readonly Line[]
  readonly box: Box
  readonly isProse: boolean
}

export function joinTableRows(lines: readonly Line[]): Line[] {
  const columns = columnsOf(lines)
  const tables = tablesAmong(columns)
  if (tables.length === 0) return [...lines]
  const tableOf = new Map(
    tables.flatMap((table) => table.map((column): [number, Column[]] => [column.block, table])),
  )
  const done = new Set<Column[]>()
  return lines.flatMap((line) => {
    const table = tableOf.get(line.block)
    if (!table) return [line]
    if (done.has(table)) return []
    done.add(table)
    return rowsOfTable(table.flatMap((column) => column.lines))
  })
}

function columnsOf(lines: readonly Line[]): Column[] {
  const blocks = Map.groupBy(lines, (line) => line.block)
  return [...blocks].map(([block, of]) => ({
    block,
    lines: of,
    box: unite(of.map(({ box }) => box)),
    isProse: isProse(of),
  }))
}

/** Columns that stand level with each other, directly or over others between them. */
function tablesAmong(columns: readonly Column[]): Column[][] {
  const tables: Column[][] = []
  for (const column of columns) {
    const beside = tables.filter((table) => table.some((other) => areLevel(other, column)))
    const table = [...beside.flat(), column]
    for (const merged of beside) tables.splice(tables.indexOf(merged), 1)
    tables.push(table)
  }
  return tables.filter((table) => table.length > 1)
}

function areLevel(a: Column, b: Column): boolean {
  if (a.isProse && b.isProse) return false
  if (overlap(a.box.x0, a.box.x1, b.box.x0, b.box.x1) > 0) return false
  const [few, many] = a.lines.length <= b.lines.length ? [a, b] : [b, a]
  const level = few.lines.filter((line) => many.lines.some((other) => isSameRow(line.box, other.box)))
  // The names of columns often stand alone, each a block of its own.
  const isHeading = many.lines.length === 1
  return level.length >= (isHeading ? 1 : leastRows) && level.length >= few.lines.length * leastLevel
}

function isSameRow(a: Box, b: Box): boolean {
  return overlap(a.y0, a.y1, b.y0, b.y1) > Math.min(a.y1 - a.y0, b.y1 - b.y0) * 0.5
}

function rowsOfTable(lines: readonly Line[]): Line[] {
  const rows: Line[][] = []
  for (const line of [...lines].sort((a, b) => a.box.y0 + a.box.y1 - b.box.y0 - b.box.y1)) {
    const row = rows.find((others) =>
      others.every(({ box }) => isSameRow(box, line.box) && isApart(box, line.box)),
    )
    if (row) row.push(line)
    else rows.push([line])
  }
  const block = Math.min(...lines.map((line) => line.block))
  return rows.map((row) => joined(row, block))
}

function isApart(a: Box, b: Box): boolean {
  return overlap(a.x0, a.x1, b.x0, b.x1) <= 0
}

function joined(row: readonly Line[], block: number): Line {
  const words = row.flatMap((line) => line.words).sort((a, b) => a.box.x0 - b.box.x0)
  return {
    box: unite(row.map(({ box }) => box)),
    words,
    block,
    paragraph: Math.min(...row.map((line) => line.paragraph)),
    rowHeight: Math.max(...row.map((line) => line.rowHeight)),
  }
}
