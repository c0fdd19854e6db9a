// Which lines of a table's columns make one row: a cell may take several lines, and stand in the middle of its row.
import { unite, type Box } from '../../page.ts'
import { heightOf, middleOf, overlapY } from '../geometry.ts'

export interface CellLine {
  readonly column: number
  readonly text: string
  readonly box: Box
  /** Which part between two ruling lines it stands in. */
  readonly band: number
}

/** Some lines of one column that are one cell. */
interface Chunk {
  readonly column: number
  readonly lines: readonly CellLine[]
  readonly box: Box
  readonly band: number
}

/** Lines of a cell are closer to each other than those of two rows, by this factor or more. */
const rowFactor = 1.18
/** In ems: only lines as close as in a text are taken for one cell on no more evidence than the next rule's distance. */
const closeLines = 1.5
/** Cells of more lines are no cells but rows. */
const mostLines = 3

/** Each row as its chunks; from the top down. */
export function rowsOf(lines: readonly CellLine[], em: number): CellLine[][] {
  const columns = [...new Set(lines.map(({ column }) => column))].map((column) =>
    lines.filter((line) => line.column === column).toSorted((a, b) => middleOf(a.box) - middleOf(b.box)),
  )
  const most = mostPitchInCell(columns, em)
  const merged = rowsOfChunks(columns.flatMap((column) => chunksOf(column, most)))
  const isPlausible = merged.every((row) => {
    const tall = row.filter((chunk) => chunk.lines.length > mostLines).length
    return tall * 2 <= row.length || row.length === 1
  })
  const rows = isPlausible ? merged : rowsOfChunks(columns.flatMap((column) => chunksOf(column, 0)))
  return rows.map((row) => row.flatMap((chunk) => chunk.lines))
}

/** Up to which distance two lines below each other are one cell; 0 where each line is a cell. */
function mostPitchInCell(columns: readonly (readonly CellLine[])[], em: number): number {
  const pitches = columns.flatMap((column) =>
    column.slice(1).map((line, i) => {
      const before = column[i] ?? line
      return { pitch: middleOf(line.box) - middleOf(before.box), isWithin: line.band === before.band }
    }),
  )
  const within = pitches.filter(({ isWithin }) => isWithin).map(({ pitch }) => pitch)
  const least = within.toSorted((a, b) => a - b)[Math.floor(within.length / 10)] ?? 0
  const isLarger = ({ pitch }: { pitch: number }) => pitch > least * rowFactor
  const isTold = pitches.some((p) => p.isWithin && isLarger(p))
  const isGuessed = least <= closeLines * em && (pitches.some(isLarger) || pitches.length === within.length)
  return isTold || isGuessed ? (least * (1 + rowFactor)) / 2 : 0
}

function chunksOf(column: readonly CellLine[], mostPitch: number): Chunk[] {
  const chunks: CellLine[][] = []
  for (const line of column) {
    const chunk = chunks.at(-1)
    const before = chunk?.at(-1)
    const distance = before?.band === line.band ? middleOf(line.box) - middleOf(before.box) : Infinity
    if (chunk && distance <= mostPitch) chunk.push(line)
    else chunks.push([line])
  }
  return chunks.map((lines) => ({
    column: lines[0]?.column ?? 0,
    lines,
    box: unite(lines.map(({ box }) => box)),
    band: lines[0]?.band ?? 0,
  }))
}

function rowsOfChunks(chunks: readonly Chunk[]): Chunk[][] {
  const rows: Chunk[][] = []
  for (const chunk of chunks.toSorted((a, b) => heightOf(b.box) - heightOf(a.box))) {
    const row = rows.find((others) => others.some((other) => isOneRow(other, chunk)))
    if (row) row.push(chunk)
    else rows.push([chunk])
  }
  const top = (row: readonly Chunk[]) => middleOf(unite(row.map(({ box }) => box)))
  return rows.toSorted((a, b) => top(a) - top(b))
}

function isOneRow(a: Chunk, b: Chunk): boolean {
  if (a.band !== b.band || a.column === b.column) return false
  return overlapY(a.box, b.box) > 0.4 * Math.min(heightOf(a.box), heightOf(b.box))
}
