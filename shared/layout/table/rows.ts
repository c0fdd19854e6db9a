// Which lines of a table's columns make one row: a cell may take several lines, and stand in the middle of its row.
import { unite, type Box } from '../../page.ts'
import { heightOf, middleOf, overlapY } from '../geometry.ts'
import { isNumeric } from './numeric.ts'

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
}

/** Lines of a cell are as far from each other as the nearest two, within what measuring differs by. */
const sameDistance = 1.12
/** Cells of more lines are no cells but rows. */
const mostLines = 4

/** The lines of each row; from the top down. */
export function rowsOf(lines: readonly CellLine[]): CellLine[][] {
  const bands = [...new Set(lines.map(({ band }) => band))]
    .sort((a, b) => a - b)
    .map((band) => lines.filter((line) => line.band === band))
  const distance = Math.min(...bands.filter(isAskew).map(leastDistance))
  return bands.flatMap((band) => {
    const isWrapped = isAskew(band) || leastDistance(band) <= distance * sameDistance
    const rows = isWrapped && Number.isFinite(distance) ? wrappedRows(band, distance * sameDistance) : null
    return rows ?? levelRows(band)
  })
}

/** Whether some cells are beside the gap between two lines of others: these take two lines. */
function isAskew(lines: readonly CellLine[]): boolean {
  return lines.some((line) =>
    lines.some((other) => {
      const shared = overlapY(line.box, other.box) / Math.min(heightOf(line.box), heightOf(other.box))
      return other.column !== line.column && shared > 0.1 && shared < 0.6
    }),
  )
}

/** Of two lines below each other in one column. */
function leastDistance(lines: readonly CellLine[]): number {
  const sorted = lines.toSorted((a, b) => a.column - b.column || middleOf(a.box) - middleOf(b.box))
  const distances = sorted.slice(1).flatMap((line, i) => {
    const before = sorted[i]
    return before?.column === line.column ? [middleOf(line.box) - middleOf(before.box)] : []
  })
  return Math.min(...distances)
}

/** Lines that are as close as those of a cell are one; null where that makes cells which are none. */
function wrappedRows(band: readonly CellLine[], mostDistance: number): CellLine[][] | null {
  const rows: Chunk[][] = []
  const chunks = chunksOf(band, mostDistance)
  if (chunks.some(({ lines }) => lines.length > mostLines)) return null
  for (const chunk of chunks.toSorted((a, b) => heightOf(b.box) - heightOf(a.box))) {
    const row = rows.find((others) => others.some((other) => isBesideChunk(other, chunk)))
    if (row) row.push(chunk)
    else rows.push([chunk])
  }
  const top = (row: readonly Chunk[]) => middleOf(unite(row.map(({ box }) => box)))
  return rows.toSorted((a, b) => top(a) - top(b)).map((row) => row.flatMap(({ lines }) => lines))
}

function chunksOf(band: readonly CellLine[], mostDistance: number): Chunk[] {
  const chunks: CellLine[][] = []
  for (const line of band.toSorted((a, b) => a.column - b.column || middleOf(a.box) - middleOf(b.box))) {
    const chunk = chunks.at(-1)
    const before = chunk?.at(-1)
    const isSame = before?.column === line.column && middleOf(line.box) - middleOf(before.box) <= mostDistance
    if (chunk && isSame) chunk.push(line)
    else chunks.push([line])
  }
  return chunks.map((lines) => ({
    column: lines[0]?.column ?? 0,
    lines,
    box: unite(lines.map(({ box }) => box)),
  }))
}

function isBesideChunk(a: Chunk, b: Chunk): boolean {
  return a.column !== b.column && overlapY(a.box, b.box) > 0.4 * Math.min(heightOf(a.box), heightOf(b.box))
}

/** Each line a row, except where it goes on with cells of the row above. */
function levelRows(band: readonly CellLine[]): CellLine[][] {
  const rows: CellLine[][] = []
  for (const line of band.toSorted((a, b) => middleOf(a.box) - middleOf(b.box))) {
    const row = rows.findLast((others) => others.some((other) => isLevel(other, line)))
    if (row) row.push(line)
    else rows.push([line])
  }
  const distances = rows.slice(1).map((row, i) => topOf(row) - topOf(rows[i] ?? row))
  const least = Math.min(...distances)
  return rows.reduce<CellLine[][]>((joined, row, i) => {
    const before = joined.at(-1)
    const isNear = (distances[i - 1] ?? Infinity) <= least * sameDistance
    if (before && isNear && goesOn(before, row)) before.push(...row)
    else joined.push([...row])
    return joined
  }, [])
}

function isLevel(a: CellLine, b: CellLine): boolean {
  return overlapY(a.box, b.box) > 0.5 * Math.min(heightOf(a.box), heightOf(b.box))
}

/** The second line of cells that have one: it has no first cell, no numbers, and nothing where there was nothing. */
function goesOn(row: readonly CellLine[], next: readonly CellLine[]): boolean {
  const filled = new Set(row.map(({ column }) => column))
  const isMore = next.length < filled.size && next.every(({ column }) => column > 0 && filled.has(column))
  return isMore && filled.has(0) && next.every(({ text }) => !isNumeric(text))
}

function topOf(row: readonly CellLine[]): number {
  return Math.min(...row.map(({ box }) => box.y0))
}
