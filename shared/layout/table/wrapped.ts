// Joins rows of lines that continue the row above: cells of several lines that all begin at the top of their row.
import { heightOf, median } from '../geometry.ts'
import { baselineOf } from '../type-size.ts'
import { isNumeric } from './numeric.ts'
import type { CellLine } from './cell-line.ts'

type Row = readonly CellLine[]

/** Ratio from the line distance within a cell to the next larger one between rows: more than measurement noise. */
const minStep = 1.07
/** In smallest distances: if only some rows are further apart than this, those are groups of rows. */
const maxStep = 1.6
const sameStepRatio = 1.1
/** Measurement tolerance of distances. */
const distanceSlack = 1.03
/** Lines of one cell; with more they are rows. */
const maxLines = 6

/**
 * Returns the largest distance in pixels at which a line may continue the one above, by the rows of all bands; 0 for
 * none.
 */
export function findWrapDistance(bands: readonly (readonly Row[])[]): number {
  const pairs = bands.flatMap(pairRows)
  const distances = pairs.map(({ distance }) => distance).sort((a, b) => a - b)
  const [smallest = 0] = distances
  const steps = distances
    .slice(1)
    .map((to, i) => ({ from: distances[i] ?? 0, to, ratio: to / (distances[i] ?? 1) }))
    .filter(
      ({ ratio, from, to }) =>
        ratio >= minStep && (to <= smallest * maxStep || from <= smallest * sameStepRatio),
    )
  const [step] = steps.sort((a, b) => b.ratio - a.ratio)
  const unfinished = pairs.flatMap(({ above, row, distance }) =>
    hasUnfinishedCell(above, row) ? [distance] : [],
  )
  return Math.max(step?.from ?? 0, median(unfinished))
}

/** Returns the smallest distance of two rows: the limit for the titles, whose distances only their own rows show. */
export function minRowDistance(rows: readonly Row[]): number {
  return Math.min(...pairRows(rows).map(({ distance }) => distance))
}

/** Pairs each row with the one above it. */
function pairRows(rows: readonly Row[]) {
  return rows.slice(1).map((row, i) => {
    const above = rows[i] ?? []
    return { above, row, distance: distanceBetween(above, row) }
  })
}

/** Joins rows that continue the row above. */
export function joinWrappedRows(rows: readonly Row[], maxDistance: number): CellLine[][] {
  const joined: CellLine[][] = []
  let lines = 0
  rows.forEach((row, i) => {
    const [group, above] = [joined.at(-1), rows[i - 1]]
    const isClose = above && distanceBetween(above, row) <= maxDistance * distanceSlack
    if (group && isClose && lines < maxLines && continuesRow(group, above, row)) {
      group.push(...row)
      lines++
    } else {
      joined.push([...row])
      lines = 1
    }
  })
  return joined
}

/** Whether a row continues the group above: it adds lines to cells that exist, and its text reads as a continuation. */
function continuesRow(group: Row, above: Row, row: Row): boolean {
  if (!row.every(({ column }) => group.some((line) => line.column === column))) return false
  if (hasUnfinishedCell(above, row)) return true
  const isPartial = row.every(({ column }) => column > 0) && countColumns(row) < countColumns(group)
  const [first] = row.toSorted((a, b) => a.column - b.column)
  const isMidSentence = first?.column === 0 && /^[\p{Ll}(]/u.test(first.text)
  return (isPartial || isMidSentence) && !row.some((line) => isNumberBelowNumber(above, line))
}

/**
 * Whether a cell is incomplete without the line below: it has an open bracket that is closed there, or ends in a
 * sign.
 */
function hasUnfinishedCell(above: Row, row: Row): boolean {
  return row.some((line) => {
    const over = above.find(({ column }) => column === line.column)
    if (over === undefined) return false
    return (
      /[\p{L}\p{N}] ?[\p{Pd}±,/&]$/u.test(over.text) ||
      (countUnclosed(over.text) > 0 && countUnclosed(line.text) < 0)
    )
  })
}

/** The number of opened brackets that are not closed. */
function countUnclosed(text: string): number {
  return (text.match(/[([]/gu)?.length ?? 0) - (text.match(/[)\]]/gu)?.length ?? 0)
}

/**
 * Whether a cell is a number below a number, so that both are rows; one in brackets or after a sign continues: 2.4 ±
 * 0.3.
 */
function isNumberBelowNumber(above: Row, { column, text }: CellLine): boolean {
  if (!isNumeric(text) || /^[(±+×]/u.test(text)) return false
  return above.some((line) => line.column === column && isNumeric(line.text))
}

function countColumns(row: Row): number {
  return new Set(row.map(({ column }) => column)).size
}

/** Returns the median distance of the baselines in the columns that both rows have. */
function distanceBetween(above: Row, row: Row): number {
  const pairs = row.flatMap((line) => {
    const over = above.find(({ column }) => column === line.column)
    return over ? [baselineOf(line.text, line.box) - baselineOf(over.text, over.box)] : []
  })
  if (pairs.length > 0) return median(pairs)
  const level = (lines: Row) => median(lines.map(({ text, box }) => baselineOf(text, box)))
  return Math.max(level(row) - level(above), heightOf(row[0]?.box ?? { x0: 0, y0: 0, x1: 0, y1: 0 }))
}
