// Which lines of a table's columns make one row: a cell may take several lines, and stand in the middle of its row.
import { unite, type Box } from '../../page.ts'
import { heightOf, middleOf, overlapY } from '../geometry.ts'
import { baselineOf } from '../type-size.ts'
import type { CellLine } from './cell-line.ts'
import { findWrapDistance, joinWrappedRows, minRowDistance } from './wrapped.ts'

/** Some lines of one column that are one cell. */
interface Chunk {
  readonly column: number
  readonly lines: readonly CellLine[]
  readonly box: Box
}

/** Lines of a cell are as far from each other as the nearest two, within what measuring differs by. */
const distanceSlack = 1.12
/** In heights: lines of one cell are no further apart. */
const maxLineGap = 2.4
/** A line is between two others, and not beside one of them, from this share of their distance on. */
const betweenShare = 0.3
/** Cells of more lines are no cells but rows. */
const maxLines = 4

/** The lines of each row; from the top down. */
export function groupCellLines(lines: readonly CellLine[]): CellLine[][] {
  const bands = [...new Set(lines.map(({ band }) => band))]
    .sort((a, b) => a - b)
    .map((band) => lines.filter((line) => line.band === band))
  const distance = Math.min(...bands.filter(hasOffsetCell).map(minLineDistance))
  const levels = bands.map(groupLevelLines)
  const close = findWrapDistance(levels)
  return bands.flatMap((band, i) => {
    const isWrapped = hasOffsetCell(band) || minLineDistance(band) <= distance * distanceSlack
    const rows = isWrapped && Number.isFinite(distance) ? wrappedRows(band, distance * distanceSlack) : null
    const level = levels[i] ?? []
    const areTitles = i === 0 && bands.length > 1
    return rows ?? joinWrappedRows(level, areTitles ? minRowDistance(level) : close)
  })
}

/**
 * Whether some cell is beside the gap between two lines of another, which then takes two lines. Where its column has a
 * line beside one of the two as well, it is a row like theirs that stands a little off, as small type does.
 */
export function hasOffsetCell(lines: readonly Pick<CellLine, 'column' | 'box'>[]): boolean {
  return pairNeighbours(lines).some(([a, b]) => {
    const distance = middleOf(b.box) - middleOf(a.box)
    if (distance > maxLineGap * Math.max(heightOf(a.box), heightOf(b.box))) return false
    const shareOf = ({ box }: Pick<CellLine, 'box'>) => (middleOf(box) - middleOf(a.box)) / distance
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

/** Each line of a column with the next below it. */
function pairNeighbours<T extends Pick<CellLine, 'column' | 'box'>>(lines: readonly T[]): [T, T][] {
  const sorted = lines.toSorted((a, b) => a.column - b.column || middleOf(a.box) - middleOf(b.box))
  return sorted.slice(1).flatMap((line, i): [T, T][] => {
    const before = sorted[i]
    return before?.column === line.column ? [[before, line]] : []
  })
}

/** Of two lines below each other in one column. */
function minLineDistance(lines: readonly CellLine[]): number {
  return Math.min(...pairNeighbours(lines).map(([a, b]) => distanceOf(a, b)))
}

function distanceOf(a: CellLine, b: CellLine): number {
  return baselineOf(b.text, b.box) - baselineOf(a.text, a.box)
}

/** Lines that are as close as those of a cell are one; null where that makes cells which are none. */
function wrappedRows(band: readonly CellLine[], maxDistance: number): CellLine[][] | null {
  const rows: Chunk[][] = []
  const chunks = toChunks(band, maxDistance)
  if (chunks.some(({ lines }) => lines.length > maxLines)) return null
  for (const chunk of chunks.toSorted((a, b) => heightOf(b.box) - heightOf(a.box))) {
    const row = rows.find((others) => others.some((other) => areInSameRow(other, chunk)))
    if (row) row.push(chunk)
    else rows.push([chunk])
  }
  const top = (row: readonly Chunk[]) => middleOf(unite(row.map(({ box }) => box)))
  return rows.toSorted((a, b) => top(a) - top(b)).map((row) => row.flatMap(({ lines }) => lines))
}

function toChunks(band: readonly CellLine[], maxDistance: number): Chunk[] {
  const chunks: CellLine[][] = []
  for (const line of band.toSorted((a, b) => a.column - b.column || middleOf(a.box) - middleOf(b.box))) {
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

function areInSameRow(a: Chunk, b: Chunk): boolean {
  return a.column !== b.column && overlapY(a.box, b.box) > 0.4 * Math.min(heightOf(a.box), heightOf(b.box))
}

/** What stands level is a row. */
function groupLevelLines(band: readonly CellLine[]): CellLine[][] {
  const rows: CellLine[][] = []
  for (const line of band.toSorted((a, b) => middleOf(a.box) - middleOf(b.box))) {
    const row = rows.findLast((others) => others.some((other) => areLevel(other, line)))
    if (row) row.push(line)
    else rows.push([line])
  }
  return rows
}

function areLevel(a: CellLine, b: CellLine): boolean {
  return overlapY(a.box, b.box) > 0.5 * Math.min(heightOf(a.box), heightOf(b.box))
}
