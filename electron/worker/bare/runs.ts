// Rows of ink that stand together, as boxes: what will be words of one column or of one cell.
import { heightOf, overlapY, widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'
import type { Component } from '../prepare/components.ts'
import { rowsOf } from '../prepare/rows.ts'
import { median } from '../prepare/text-size.ts'

/** In letter heights: between two words, and between typewritten ones. */
const maxGap = 1.3
/** Of the lower one's height: what hangs down from a row may reach into the next. */
const maxOverlap = 0.3
/** In letter heights: pictures are higher, and specks are smaller. */
const size = { max: 6, min: 0.15 } as const

export function runsOf(components: readonly Component[], letter: number): Box[] {
  const ink = components.filter(({ x0, y0, x1, y1 }) => {
    const [width, height] = [x1 - x0, y1 - y0]
    return height < size.max * letter && Math.max(width, height) > size.min * letter
  })
  return joinOverlapping(rowsOf(ink, letter * maxGap).map(unite), letter)
}

/** In heights of a row: a till prints 42 letters or so. */
const longestRow = 36

/** Nothing stands beside anything: then there is no layout to be looked for, which costs a twentieth of reading. */
export function isOneColumn(runs: readonly Box[]): boolean {
  const downwards = runs.toSorted((a, b) => a.y0 - b.y0)
  return downwards.slice(1).every((run, i) => {
    const above = downwards[i] ?? run
    return overlapY(run, above) <= maxOverlap * Math.min(heightOf(run), heightOf(above))
  })
}

/** As wide as a till roll: there what stands beside something is its price or its value, and belongs to its row. */
export function isNarrow(runs: readonly Box[]): boolean {
  return runs.length > 0 && widthOf(unite(runs)) <= longestRow * median(runs.map(heightOf))
}

/** Dots and commas are rows of their own at first. */
function joinOverlapping(rows: readonly Box[], letter: number): Box[] {
  const sorted = rows.toSorted((a, b) => b.y1 - b.y0 - (a.y1 - a.y0))
  const runs: Box[] = []
  for (const row of sorted) {
    const at = runs.findIndex((run) => isWithin(row, run, letter))
    const run = runs[at]
    if (run) runs[at] = unite([run, row])
    else runs.push(row)
  }
  return runs
}

function isWithin(row: Box, run: Box, letter: number): boolean {
  const middle = (row.y0 + row.y1) / 2
  const isLevel = middle > run.y0 - letter * 0.4 && middle < run.y1 + letter * 0.4
  return isLevel && row.x0 < run.x1 + letter * 0.5 && row.x1 > run.x0 - letter * 0.5
}
