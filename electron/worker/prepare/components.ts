// Connected spots of ink: mostly a letter each, and for us the measure of all things on a page.
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'

export interface Component extends Box {
  /** Pixels of ink. */
  readonly area: number
}

/** The runs of ink of a row, by their number. A page has too many of them for an object each. */
interface Row {
  count: number
  readonly x0: Int32Array
  readonly x1: Int32Array
  readonly spots: Spot[]
}

interface Spot {
  x0: number
  y0: number
  x1: number
  y1: number
  area: number
  joinedTo: Spot | null
}

/** Ink is what is as dark as the threshold, or for light ink what is lighter. */
export function findComponents(
  image: GreyImage,
  threshold: number,
  ink: 'dark' | 'light' = 'dark',
): Component[] {
  const last = Math.floor(threshold)
  return ink === 'dark' ? findOfLevels(image, 0, last) : findOfLevels(image, last + 1, 255)
}

/** Ink is what has one of these levels, both of them included. */
export function findOfLevels(image: GreyImage, darkest: number, lightest: number): Component[] {
  const spots: Spot[] = []
  let [above, row] = [emptyRow(image.width), emptyRow(image.width)]
  for (let y = 0; y < image.height; y++) {
    addRunsOfRow(image, y, darkest, lightest - darkest, above, row, spots)
    ;[above, row] = [row, above]
  }
  return spots.filter((spot) => spot.joinedTo === null)
}

/** See [Note: rows]. */
function addRunsOfRow(
  { width, pixels }: GreyImage,
  y: number,
  darkest: number,
  levels: number,
  above: Row,
  row: Row,
  spots: Spot[],
): void {
  row.count = 0
  const start = y * width
  const end = start + width
  let next = 0
  for (let at = start; at < end; at++) {
    // Most of a page is paper: nothing else is asked of a pixel on the way to the next one of ink. Counted from the
    // darkest level that is ink, a darker one is more than all, as bytes go round.
    while (at < end && (((pixels[at] ?? 0) - darkest) & 255) > levels) at++
    if (at === end) break
    const x0 = at - start
    while (at < end && (((pixels[at] ?? 0) - darkest) & 255) <= levels) at++
    const x1 = at - start
    while (next < above.count && (above.x1[next] ?? 0) < x0) next++
    let spot: Spot | null = null
    for (let k = next; k < above.count && (above.x0[k] ?? 0) <= x1; k++) {
      const met = above.spots[k]
      if (!met) break
      const touched = rootOf(met)
      spot = spot && spot !== touched ? join(spot, touched) : touched
    }
    if (!spot) {
      spot = { x0, y0: y, x1, y1: y + 1, area: 0, joinedTo: null }
      spots.push(spot)
    }
    if (x0 < spot.x0) spot.x0 = x0
    if (x1 > spot.x1) spot.x1 = x1
    spot.y1 = y + 1
    spot.area += x1 - x0
    row.x0[row.count] = x0
    row.x1[row.count] = x1
    row.spots[row.count++] = spot
  }
}

function emptyRow(width: number): Row {
  const most = (width + 1) >> 1
  return { count: 0, x0: new Int32Array(most), x1: new Int32Array(most), spots: [] }
}

function rootOf(spot: Spot): Spot {
  let root = spot
  while (root.joinedTo) root = root.joinedTo
  if (root !== spot) spot.joinedTo = root
  return root
}

function join(into: Spot, other: Spot): Spot {
  other.joinedTo = into
  into.x0 = Math.min(into.x0, other.x0)
  into.y0 = Math.min(into.y0, other.y0)
  into.x1 = Math.max(into.x1, other.x1)
  into.y1 = Math.max(into.y1, other.y1)
  into.area += other.area
  return into
}
