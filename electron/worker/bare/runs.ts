// Groups ink into runs: boxes of what will be words of one column or one cell.
import { heightOf, median, overlapY, widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'
import type { Component } from '../prepare/components.ts'
import { rowsOf } from '../prepare/rows.ts'

/** In letter heights: space between two words, and between typewritten ones. */
const maxGap = 1.3
/** In heights of the lower row: descenders of the upper row may reach that far into it. */
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

/** In row heights: a receipt printer prints about 42 characters. */
const longestRow = 36

/** Returns whether no runs are side by side. Such a page needs no layout analysis, which costs 5 % of the reading. */
export function isOneColumn(runs: readonly Box[]): boolean {
  const downwards = runs.toSorted((a, b) => a.y0 - b.y0)
  return downwards.slice(1).every((run, i) => {
    const above = downwards[i] ?? run
    return overlapY(run, above) <= maxOverlap * Math.min(heightOf(run), heightOf(above))
  })
}

/** Returns whether the text is as narrow as a receipt. There, prices and values belong to the row to their left. */
export function isNarrow(runs: readonly Box[]): boolean {
  return runs.length > 0 && widthOf(unite(runs)) <= longestRow * median(runs.map(heightOf))
}

/** dots and commas are rows of their own at first */
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
