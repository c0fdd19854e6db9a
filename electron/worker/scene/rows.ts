// Which strokes stand in one row, as the letters of a line of a sign do: level, of one size, and close.
import { unite, type Box } from '../../../shared/page.ts'

/** In heights of the row. */
const mostGap = 1.2
const size = { least: 0.25, most: 1.3 } as const
/** Of the lower one. */
const leastLevel = 0.6
/** The last strokes tell how high a row is where it ends; the dot of a letter alone does not. */
const lookedAt = 4
const leastStrokes = 2
const leastHeightPx = 12
/** A row is longer than high. */
const leastLength = 1.2

export function rowsAmong(strokes: readonly Box[]): Box[] {
  const rows: Box[][] = []
  for (const stroke of strokes.toSorted((a, b) => a.x0 - b.x0)) {
    const row = rows.find((others) => follows(stroke, others))
    if (row) row.push(stroke)
    else rows.push([stroke])
  }
  return rows
    .map(withoutLogo)
    .filter((row) => row.length >= leastStrokes)
    .map(unite)
    .filter((box) => heightOf(box) >= leastHeightPx && box.x1 - box.x0 >= heightOf(box) * leastLength)
}

function follows(stroke: Box, row: readonly Box[]): boolean {
  const end = unite(row.slice(-lookedAt))
  const [height, usual] = [heightOf(stroke), heightOf(end)]
  const shared = Math.min(end.y1, stroke.y1) - Math.max(end.y0, stroke.y0)
  return (
    stroke.x0 - end.x1 < Math.max(height, usual) * mostGap &&
    shared > leastLevel * Math.min(height, usual) &&
    height > usual * size.least &&
    height < usual * size.most
  )
}

/** What a row begins with, if it is higher than all that follows. */
function withoutLogo(row: readonly Box[]): readonly Box[] {
  const [first, ...rest] = row
  const highest = Math.max(...rest.map(heightOf))
  return first && rest.length >= leastStrokes && heightOf(first) > highest * size.most ? rest : row
}

function heightOf({ y0, y1 }: Box): number {
  return y1 - y0
}
