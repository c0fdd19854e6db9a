// Which of the lines that were found stand in one row, as a name and its price do, also where the paper is bent.
import { centreX, heightOf, centreY, overlapX, widthOf } from '../../../shared/layout/geometry.ts'
import type { LevelLine } from './level.ts'

/** In heights of the lower of two: how far off the row of the other one may stand. */
const mostOff = 0.5
/** Of the narrower of two: more, and they stand above each other. */
const mostShared = 0.3

/** From the top down; the lines of each from left to right. */
export function rowsAmong(lines: readonly LevelLine[]): LevelLine[][] {
  const rows: LevelLine[][] = []
  for (const line of lines.toSorted((a, b) => centreY(a.box) - centreY(b.box))) {
    const [best] = rows
      .map((row) => ({ row, off: offFrom(row, line) }))
      .filter(({ off }) => off < mostOff)
      .sort((a, b) => a.off - b.off)
    if (best) best.row.push(line)
    else rows.push([line])
  }
  return rows
    .map((row) => row.toSorted((a, b) => a.box.x0 - b.box.x0))
    .sort((a, b) => meanMiddle(a) - meanMiddle(b))
}

/** How far the line is from where the row goes on behind its nearest neighbour, if the paper bends evenly between both. */
function offFrom(row: readonly LevelLine[], line: LevelLine): number {
  const nearest = row.reduce((a, b) => (gapBetween(b, line) < gapBetween(a, line) ? b : a))
  if (overlapX(nearest.box, line.box) > mostShared * Math.min(widthOf(nearest.box), widthOf(line.box)))
    return Infinity
  const way = centreX(line.box) - centreX(nearest.box)
  const fall = (way * (line.slope + nearest.slope)) / 2
  const off = Math.abs(centreY(line.box) - centreY(nearest.box) - fall)
  return off / Math.min(heightOf(nearest.box), heightOf(line.box))
}

function gapBetween({ box: a }: LevelLine, { box: b }: LevelLine): number {
  return Math.max(a.x0 - b.x1, b.x0 - a.x1)
}

function meanMiddle(row: readonly LevelLine[]): number {
  return row.reduce((sum, { box }) => sum + centreY(box), 0) / row.length
}
