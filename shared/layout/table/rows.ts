// Groups the lines of a table's cells into rows: a cell may have several lines, and may be centred in its row.
import { unite, type Box } from '../../page.ts'
import { heightOf, centreY, overlapY } from '../geometry.ts'
import { baselineOf } from '../type-size.ts'
import type { CellLine } from './cell-line.ts'
import { findWrapDistance, joinWrappedRows, minRowDistance } from './wrapped.ts'

/** Lines of one column that form one cell. */
interface Chunk {
  readonly column: number
  readonly lines: readonly CellLine[]
  readonly box: Box
}

/** Measurement tolerance: lines of a cell are at most this many times as far apart as the nearest two lines. */
const distanceSlack = 1.12
/** In line heights: the distance of two lines of one cell. */
const maxLineGap = 2.4
/** Share of the distance of two lines at which another one is between them and not level with one of them. */
const betweenShare = 0.3
/** Lines of a cell; with more they are rows. */
const maxLines = 4

/** Returns the lines of each row, from the top down. */
export function groupCellLines(lines: readonly CellLine[]): CellLine[][] {
  const bands = [...new Set(lines.map(({ band }) => band))]
    .sort((a, b) => a - b)
    .map((band) => lines.filter((line) => line.band === band))
  const distance = Math.min(...bands.filter(hasOffsetCell).map(minLineDistance))
  const levelRows = bands.map(groupLevelLines)
  const wrapDistance = findWrapDistance(levelRows)
  return bands.flatMap((band, i) => {
    const isWrapped = hasOffsetCell(band) || minLineDistance(band) <= distance * distanceSlack
    const rows =
      isWrapped && Number.isFinite(distance) ? groupWrappedRows(band, distance * distanceSlack) : null
    const level = levelRows[i] ?? []
    const areTitles = i === 0 && bands.length > 1
    return rows ?? joinWrappedRows(level, areTitles ? minRowDistance(level) : wrapDistance)
  })
}

/**
 * Whether some line is level with the gap between two lines of another column, so that those two are one cell. If the
 * line's own column also has a line level with one of the two, it is a row that is slightly off, as happens in small type.
 */
export function hasOffsetCell(lines: readonly Pick<CellLine, 'column' | 'box'>[]): boolean {
  return pairNeighbours(lines).some(([a, b]) => {
    const distance = centreY(b.box) - centreY(a.box)
    if (distance > maxLineGap * Math.max(heightOf(a.box), heightOf(b.box))) return false
    const shareOf = ({ box }: Pick<CellLine, 'box'>) => (centreY(box) - centreY(a.box)) / distance
    const others = lines.filter((line) => {
      const share = shareOf(line)
      return line.column !== a.column && share > -betweenShare && share < 1 + betweenShare
    })
    return others.some((line) => {
      const share = shareOf(line)
      const isAlone = others.every((other) => other === line || other.column !== line.column)
      return isAlone && share > betweenShare && share < 1 - betweenShare
    })
  })
}

/** Returns each line of a column with the next one below it. */
function pairNeighbours<T extends Pick<CellLine, 'column' | 'box'>>(lines: readonly T[]): [T, T][] {
  const sorted = lines.toSorted((a, b) => a.column - b.column || centreY(a.box) - centreY(b.box))
  return sorted.slice(1).flatMap((line, i): [T, T][] => {
    const before = sorted[i]
    return before?.column === line.column ? [[before, line]] : []
  })
}

/** Returns the smallest distance of two neighbouring lines of one column. */
function minLineDistance(lines: readonly CellLine[]): number {
  return Math.min(...pairNeighbours(lines).map(([a, b]) => distanceOf(a, b)))
}

/** The distance of two baselines. */
function distanceOf(a: CellLine, b: CellLine): number {
  return baselineOf(b.text, b.box) - baselineOf(a.text, a.box)
}

/** Groups lines into rows by cells of close lines; null if a cell would get too many lines. */
function groupWrappedRows(band: readonly CellLine[], maxDistance: number): CellLine[][] | null {
  const rows: Chunk[][] = []
  const chunks = toChunks(band, maxDistance)
  if (chunks.some(({ lines }) => lines.length > maxLines)) return null
  for (const chunk of chunks.toSorted((a, b) => heightOf(b.box) - heightOf(a.box))) {
    const row = rows.find((others) => others.some((other) => areInSameRow(other, chunk)))
    if (row) row.push(chunk)
    else rows.push([chunk])
  }
  const top = (row: readonly Chunk[]) => centreY(unite(row.map(({ box }) => box)))
  return rows.toSorted((a, b) => top(a) - top(b)).map((row) => row.flatMap(({ lines }) => lines))
}

/** Groups the lines of each column that follow each other closely. */
function toChunks(band: readonly CellLine[], maxDistance: number): Chunk[] {
  const chunks: CellLine[][] = []
  for (const line of band.toSorted((a, b) => a.column - b.column || centreY(a.box) - centreY(b.box))) {
    const chunk = chunks.at(-1)
    const before = chunk?.at(-1)
    const isSame = before?.column === line.column && distanceOf(before, line) <= maxDistance
    if (chunk && isSame) chunk.push(line)
    else chunks.push([line])
  }
  return chunks.map((lines) => ({
    column: lines[0]?.column ?? 0,
    lines,
    box: unite(lines.map(({ box }) => box)),
  }))
}

/** Whether two cells of different columns overlap in height. */
function areInSameRow(a: Chunk, b: Chunk): boolean {
  return a.column !== b.column && overlapY(a.box, b.box) > 0.4 * Math.min(heightOf(a.box), heightOf(b.box))
}

/** Groups lines that are level with each other. */
function groupLevelLines(band: readonly CellLine[]): CellLine[][] {
  const rows: CellLine[][] = []
  for (const line of band.toSorted((a, b) => centreY(a.box) - centreY(b.box))) {
    const row = rows.findLast((others) => others.some((other) => areLevel(other, line)))
    if (row) row.push(line)
    else rows.push([line])
  }
  return rows
}

/** Tells whether two lines are at the same height. */
function areLevel(a: CellLine, b: CellLine): boolean {
  return overlapY(a.box, b.box) > 0.5 * Math.min(heightOf(a.box), heightOf(b.box))
}
