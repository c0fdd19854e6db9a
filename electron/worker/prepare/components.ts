// Finds connected spots of ink. Most are letters, and many measurements of a page are made on them.
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'

export interface Component extends Box {
  /** The number of pixels of ink. */
  readonly area: number
}

/** The runs of ink of a row in arrays; a page has too many of them for objects. */
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

/** Pixels are ink if they are as dark as the threshold, or for light ink if they are lighter. */
export function findComponents(
  image: GreyImage,
  threshold: number,
  ink: 'dark' | 'light' = 'dark',
): Component[] {
  const last = Math.floor(threshold)
  return ink === 'dark' ? findOfLevels(image, 0, last) : findOfLevels(image, last + 1, 255)
}

/** Pixels are ink if their level is between these two, which are included. */
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
    // Most of a page is paper, so this loop makes a single comparison a pixel: the difference to the darkest level of ink
    // wraps around as an unsigned number, so that darker levels exceed every bound.
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
  const max = (width + 1) >> 1
  return { count: 0, x0: new Int32Array(max), x1: new Int32Array(max), spots: [] }
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
