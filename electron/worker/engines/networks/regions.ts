// Finds the regions of text in the detector's map: connected pixels, and the rotated rectangle around them.
import type { Point } from '../../pixels/placement.ts'
import { boundsOf, smallestAround, type Slanted } from '../../pixels/slanted.ts'

/** The chance of each pixel to be the core of a line. */
export interface TextMap {
  readonly width: number
  readonly height: number
  readonly chances: Float32Array
}

/** The smallest line, in pixels of the map. */
const minPixels = 6
const minSide = 3

/** `minChance` is the chance from which a pixel belongs to a region. */
export function regionsIn(map: TextMap, minChance: number): Slanted[] {
  const { width, chances } = map
  const seen = new Uint8Array(chances.length)
  const waiting = new Int32Array(chances.length)
  const regions: Slanted[] = []
  for (let at = 0; at < chances.length; at++) {
    if (seen[at] === 1 || (chances[at] ?? 0) <= minChance) continue
    const count = flood(map, minChance, at, seen, waiting)
    if (count < minPixels) continue
    const region = smallestAround(outlineOf(waiting.subarray(0, count), width))
    if (region && Math.min(region.length, region.height) >= minSide) regions.push(region)
  }
  return regions
}

/** Stores all pixels connected with the first in `met`, and returns their number. */
function flood(
  { width, height, chances }: TextMap,
  minChance: number,
  first: number,
  seen: Uint8Array,
  met: Int32Array,
): number {
  let count = 1
  met[0] = first
  seen[first] = 1
  for (let next = 0; next < count; next++) {
    const at = met[next] ?? 0
    const x = at % width
    const y = (at - x) / width
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
        const neighbour = v * width + u
        if (seen[neighbour] === 1 || (chances[neighbour] ?? 0) <= minChance) continue
        seen[neighbour] = 1
        met[count++] = neighbour
      }
  }
  return count
}

/** Returns the corners of the first and last pixel of each row, since only these can be on the convex hull. */
function outlineOf(pixels: Int32Array, width: number): Point[] {
  const rows = new Map<number, { first: number; last: number }>()
  for (const at of pixels) {
    const x = at % width
    const y = (at - x) / width
    const row = rows.get(y)
    if (!row) rows.set(y, { first: x, last: x })
    else if (x < row.first) row.first = x
    else if (x > row.last) row.last = x
  }
  return [...rows].flatMap(([y, { first, last }]) =>
    [y, y + 1].flatMap((side) => [
      { x: first, y: side },
      { x: last + 1, y: side },
    ]),
  )
}

/** Returns the mean chance of the pixels in a region. */
export function meanWithin({ width, height, chances }: TextMap, region: Slanted): number {
  const bounds = boundsOf(region)
  const [cos, sin] = [Math.cos(region.angle), Math.sin(region.angle)]
  let [sum, count] = [0, 0]
  for (let y = Math.max(0, Math.floor(bounds.y0)); y < Math.min(height, bounds.y1); y++)
    for (let x = Math.max(0, Math.floor(bounds.x0)); x < Math.min(width, bounds.x1); x++) {
      const [dx, dy] = [x + 0.5 - region.x, y + 0.5 - region.y]
      if (Math.abs(dx * cos + dy * sin) > region.length / 2) continue
      if (Math.abs(dy * cos - dx * sin) > region.height / 2) continue
      sum += chances[y * width + x] ?? 0
      count++
    }
  return count === 0 ? 0 : sum / count
}
