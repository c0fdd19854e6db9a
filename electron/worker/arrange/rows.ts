// Groups lines into rows, such as a name and its price, even if the paper is bent.
import { centreX, heightOf, centreY, overlapX, widthOf } from '../../../shared/layout/geometry.ts'
import type { LevelLine } from './level.ts'

/** Vertical offset within a row, in heights of the lower line. */
const maxOffset = 0.5
/** Share of the narrower line; lines that overlap more are above each other. */
const maxOverlap = 0.3

/** Returns the rows from top to bottom, each with its lines from left to right. */
export function groupIntoRows(lines: readonly LevelLine[]): LevelLine[][] {
  const rows: LevelLine[][] = []
  for (const line of lines.toSorted((a, b) => centreY(a.box) - centreY(b.box))) {
    const [best] = rows
      .map((row) => ({ row, offset: offsetFrom(row, line) }))
      .filter(({ offset }) => offset < maxOffset)
      .sort((a, b) => a.offset - b.offset)
    if (best) best.row.push(line)
    else rows.push([line])
  }
  return rows
    .map((row) => row.toSorted((a, b) => a.box.x0 - b.box.x0))
    .sort((a, b) => meanCentre(a) - meanCentre(b))
}

/** Returns the distance of a line from the continuation of the row, if the paper bends evenly from its nearest neighbour. */
function offsetFrom(row: readonly LevelLine[], line: LevelLine): number {
  const nearest = row.reduce((a, b) => (gapBetween(b, line) < gapBetween(a, line) ? b : a))
  if (overlapX(nearest.box, line.box) > maxOverlap * Math.min(widthOf(nearest.box), widthOf(line.box)))
    return Infinity
  const distance = centreX(line.box) - centreX(nearest.box)
  const fall = (distance * (line.slope + nearest.slope)) / 2
  const offset = Math.abs(centreY(line.box) - centreY(nearest.box) - fall)
  return offset / Math.min(heightOf(nearest.box), heightOf(line.box))
}

function gapBetween({ box: a }: LevelLine, { box: b }: LevelLine): number {
  return Math.max(a.x0 - b.x1, b.x0 - a.x1)
}

function meanCentre(row: readonly LevelLine[]): number {
  return row.reduce((sum, { box }) => sum + centreY(box), 0) / row.length
}
