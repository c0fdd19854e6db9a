// Columns of a newspaper between ruling lines: they have the lines of a table and are none.
import type { Box } from '../../page.ts'
import { inRows } from '../in-rows.ts'
import { centreOf, heightOf, median, middleOf, widthOf } from '../geometry.ts'

/** A cell of so many lines, most of which fill it, is a column of running text. */
const leastLines = 8
const leastFull = 0.6
const fullLine = 0.7
/** In heights of its lines: a narrower column is filled by numbers and single words as well. */
const leastWidth = 10

/** `xs` and `ys` are where the columns and the rows part, outer edges included. */
export function haveRunningText(ink: readonly Box[], xs: readonly number[], ys: readonly number[]): boolean {
  const columns = partsOf(xs)
  return partsOf(ys).some((band) => {
    const inside = ink.filter((box) => isBetween(middleOf(box), band))
    const running = columns.filter((column) =>
      isRunning(
        inside.filter((box) => isBetween(centreOf(box), column)),
        column,
      ),
    )
    return running.length > 1 && running.length * 2 >= columns.length
  })
}

function isRunning(ink: readonly Box[], { from, to }: Extent): boolean {
  const rows = inRows(ink.map((box) => ({ box })).toSorted((a, b) => a.box.y0 - b.box.y0))
  const full = rows.filter(
    (row) => row.reduce((sum, { box }) => sum + widthOf(box), 0) >= fullLine * (to - from),
  )
  const isWide = to - from >= leastWidth * median(ink.map(heightOf))
  return isWide && rows.length >= leastLines && full.length >= leastFull * rows.length
}

interface Extent {
  readonly from: number
  readonly to: number
}

function partsOf(edges: readonly number[]): Extent[] {
  return edges.slice(1).map((to, i) => ({ from: edges[i] ?? to, to }))
}

function isBetween(value: number, { from, to }: Extent): boolean {
  return value >= from && value < to
}
