// Which lines of a table's columns make one row: a cell may take several lines, and stand in the middle of its row.
import { unite, type Box } from '../../page.ts'
import { heightOf, middleOf, overlapY } from '../geometry.ts'
import { baselineOf } from '../type-size.ts'
import type { CellLine } from './cell-line.ts'
import { closeDistance, joinWrapped, leastDistance } from './wrapped.ts'

/** Some lines of one column that are one cell. */
interface Chunk {
  readonly column: number
  readonly lines: readonly CellLine[]
  readonly box: Box
}

/** Lines of a cell are as far from each other as the nearest two, within what measuring differs by. */
const sameDistance = 1.12
/** In heights: lines of one cell are no further apart. */
const closeLines = 2.4
/** A line is between two others, and not beside one of them, from this share of their distance on. */
const between = 0.3
/** Cells of more lines are no cells but rows. */
const mostLines = 4

/** The lines of each row; from the top down. */
export function rowsOf(lines: readonly CellLine[]): CellLine[][] {
  const bands = [...new Set(lines.map(({ band }) => band))]
    .sort((a, b) => a - b)
    .map((band) => lines.filter((line) => line.band === band))
  const distance = Math.min(...bands.filter(isAskew).map(leastInCell))
  const levels = bands.map(levelRows)
  const close = closeDistance(levels)
  return bands.flatMap((band, i) => {
    const isWrapped = isAskew(band) || leastInCell(band) <= distance * sameDistance
    const rows = isWrapped && Number.isFinite(distance) ? wrappedRows(band, distance * sameDistance) : null
    const level = levels[i] ?? []
    const areTitles = i === 0 && bands.length > 1
    return rows ?? joinWrapped(level, areTitles ? leastDistance(level) : close)
  })
}

/**
 * Whether some cell is beside the gap between two lines of another, which then takes two lines. Where its column has a
 * line beside one of the two as well, it is a row like theirs that stands a little off, as small type does.
 */
export function isAskew(lines: readonly Pick<CellLine, 'column' | 'box'>[]): boolean {
  return below(lines).some(([a, b]) => {
    const distance = middleOf(b.box) - middleOf(a.box)
    if (distance > closeLines * Math.max(heightOf(a.box), heightOf(b.box))) return false
    const shareOf = ({ box }: Pick<CellLine, 'box'>) => (middleOf(box) - middleOf(a.box)) / distance
    const others = lines.filter((line) => {
      const share = shareOf(line)
      return line.column !== a.column && share > -between && share < 1 + between
    })
    return others.some((line) => {
      const share = shareOf(line)
      const isAlone = others.every((other) => other === line || other.column !== line.column)
      return isAlone && share > between && share < 1 - between
    })
  })
}

/** Each line of a column with the next below it. */
function below<T extends Pick<CellLine, 'column' | 'box'>>(lines: readonly T[]): [T, T][] {
  const sorted = lines.toSorted((a, b) => a.column - b.column || middleOf(a.box) - middleOf(b.box))
  return sorted.slice(1).flatMap((line, i): [T, T][] => {
    const before = sorted[i]
    return before?.column === line.column ? [[before, line]] : []
  })
}

/** Of two lines below each other in one column. */
function leastInCell(lines: readonly CellLine[]): number {
  return Math.min(...below(lines).map(([a, b]) => distanceOf(a, b)))
}

function distanceOf(a: CellLine, b: CellLine): number {
  return baselineOf(b.text, b.box) - baselineOf(a.text, a.box)
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
    const isSame = before?.column === line.column && distanceOf(before, line) <= mostDistance
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

/** What stands level is a row. */
function levelRows(band: readonly CellLine[]): CellLine[][] {
  const rows: CellLine[][] = []
  for (const line of band.toSorted((a, b) => middleOf(a.box) - middleOf(b.box))) {
    const row = rows.findLast((others) => others.some((other) => isLevel(other, line)))
    if (row) row.push(line)
    else rows.push([line])
  }
  return rows
}

function isLevel(a: CellLine, b: CellLine): boolean {
  return overlapY(a.box, b.box) > 0.5 * Math.min(heightOf(a.box), heightOf(b.box))
}
