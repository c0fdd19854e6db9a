// Which rows of words go on with the row above: cells of several lines that all begin at the top of their row.
import { heightOf, median } from '../geometry.ts'
import { baselineOf } from '../type-size.ts'
import { isNumeric } from './numeric.ts'
import type { CellLine } from './cell-line.ts'

type Row = readonly CellLine[]

/** Between two lines of a cell there is less room than between two rows, by more than measuring differs by. */
const minStep = 1.07
/** Of the least distance: rows that are further apart than so, and all others not, are groups of rows. */
const maxStep = 1.6
const sameStepRatio = 1.1
/** What measuring differs by. */
const distanceSlack = 1.03
/** Of one cell. More of them are rows. */
const maxLines = 6

/** The distance up to which a line may go on with the one above it, as far as the rows of a table tell; 0 for none. */
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
  const open = pairs.flatMap(({ above, row, distance }) => (hasUnfinishedCell(above, row) ? [distance] : []))
  return Math.max(step?.from ?? 0, median(open))
}

/** Of the titles above the first line nothing but their own rows can tell. */
export function minRowDistance(rows: readonly Row[]): number {
  return Math.min(...pairRows(rows).map(({ distance }) => distance))
}

function pairRows(rows: readonly Row[]) {
  return rows.slice(1).map((row, i) => {
    const above = rows[i] ?? []
    return { above, row, distance: distanceBetween(above, row) }
  })
}

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

/** Whether it is lines of cells that are there already, and reads as if it were. */
function continuesRow(group: Row, above: Row, row: Row): boolean {
  if (!row.every(({ column }) => group.some((line) => line.column === column))) return false
  if (hasUnfinishedCell(above, row)) return true
  const isPartial = row.every(({ column }) => column > 0) && countColumns(row) < countColumns(group)
  const [first] = row.toSorted((a, b) => a.column - b.column)
  const isMidSentence = first?.column === 0 && /^[\p{Ll}(]/u.test(first.text)
  return (isPartial || isMidSentence) && !row.some((line) => isNumberBelowNumber(above, line))
}

/** A cell that is not whole without the line below: a bracket is closed there, or a sign waits for what follows. */
function hasUnfinishedCell(above: Row, row: Row): boolean {
  return row.some((line) => {
    const over = above.find(({ column }) => column === line.column)
    if (over === undefined) return false
    return (
      /[\p{L}\p{N}] ?[\p{Pd}±,/&]$/u.test(over.text) || (unclosed(over.text) > 0 && unclosed(line.text) < 0)
    )
  })
}

function unclosed(text: string): number {
  return (text.match(/[([]/gu)?.length ?? 0) - (text.match(/[)\]]/gu)?.length ?? 0)
}

/** What stands in brackets or after a sign may well go on with a number: 2.4 (0.3) or 2.4 ± 0.3. */
function isNumberBelowNumber(above: Row, { column, text }: CellLine): boolean {
  if (!isNumeric(text) || /^[(±+×]/u.test(text)) return false
  return above.some((line) => line.column === column && isNumeric(line.text))
}

function countColumns(row: Row): number {
  return new Set(row.map(({ column }) => column)).size
}

/** Of the lines that letters stand on, in the columns that both rows have. */
function distanceBetween(above: Row, row: Row): number {
  const pairs = row.flatMap((line) => {
    const over = above.find(({ column }) => column === line.column)
    return over ? [baselineOf(line.text, line.box) - baselineOf(over.text, over.box)] : []
  })
  if (pairs.length > 0) return median(pairs)
  const level = (lines: Row) => median(lines.map(({ text, box }) => baselineOf(text, box)))
  return Math.max(level(row) - level(above), heightOf(row[0]?.box ?? { x0: 0, y0: 0, x1: 0, y1: 0 }))
}
