// Recognises newspaper columns between ruling lines, which look like a table but are running text.
import type { Box } from '../../page.ts'
import { groupIntoRows } from '../group-rows.ts'
import { centreX, heightOf, median, centreY, widthOf } from '../geometry.ts'

/** A cell of this many lines, most of which fill its width, is a column of running text. */
const minLines = 8
const minFullShare = 0.6
const fullLineShare = 0.7
/** In line heights: a narrower column is also filled by numbers and single words. */
const minWidth = 10

/** Whether at least half of the columns of some band hold running text. `xs`, `ys`: the edges of columns and bands. */
export function haveRunningText(
  boxes: readonly Box[],
  xs: readonly number[],
  ys: readonly number[],
): boolean {
  const columns = toExtents(xs)
  return toExtents(ys).some((band) => {
    const inside = boxes.filter((box) => isBetween(centreY(box), band))
    const running = columns.filter((column) =>
      isRunningText(
        inside.filter((box) => isBetween(centreX(box), column)),
        column,
      ),
    )
    return running.length > 1 && running.length * 2 >= columns.length
  })
}

/** Tells whether most rows fill the column, as in running text. */
function isRunningText(boxes: readonly Box[], { from, to }: Extent): boolean {
  const rows = groupIntoRows(boxes.map((box) => ({ box })).toSorted((a, b) => a.box.y0 - b.box.y0))
  const full = rows.filter(
    (row) => row.reduce((sum, { box }) => sum + widthOf(box), 0) >= fullLineShare * (to - from),
  )
  const isWide = to - from >= minWidth * median(boxes.map(heightOf))
  return isWide && rows.length >= minLines && full.length >= minFullShare * rows.length
}

interface Extent {
  readonly from: number
  readonly to: number
}

/** The columns between neighbouring edges. */
function toExtents(edges: readonly number[]): Extent[] {
  return edges.slice(1).map((to, i) => ({ from: edges[i] ?? to, to }))
}

function isBetween(value: number, { from, to }: Extent): boolean {
  return value >= from && value < to
}
