// Finds walls of small boxes: thin vertical strokes, higher than letters and lower than rules.
import { unite, type Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'

/** In letter heights. */
const [lowest, highest] = [1.2, 6]
const minPx = 16
const maxThicknessPx = 5
const maxStepPx = 3
/** Neighbouring boxes have a wall each; at this distance they count as one. */
const maxApartPx = 4
const maxDoublePx = 10
/** Share of the wall that has background next to it. */
const freeAtPx = 3
const minFree = 0.7

export function findWalls(image: GreyImage, threshold: number, letter: number): Box[] {
  const { width, height, pixels } = image
  const [min, max] = [Math.max(minPx, lowest * letter), highest * letter]
  const walls: Box[] = []
  const lengths = new Uint16Array(width)
  const last: (Box | undefined)[] = []
  for (let y = 0; y <= height; y++)
    for (let x = 0; x < width; x++) {
      if (y < height && (pixels[y * width + x] ?? 255) <= threshold) {
        lengths[x] = (lengths[x] ?? 0) + 1
        continue
      }
      const length = lengths[x] ?? 0
      lengths[x] = 0
      if (length < min || length > max) continue
      const stroke = { x0: x, x1: x + 1, y0: y - length, y1: y }
      const beside = last[x - 1]
      const wall =
        beside && Math.abs(beside.y0 - stroke.y0) <= maxStepPx && Math.abs(beside.y1 - y) <= maxStepPx
          ? Object.assign(beside, {
              x1: x + 1,
              y0: Math.min(beside.y0, stroke.y0),
              y1: Math.max(beside.y1, y),
            })
          : stroke
      if (wall === stroke) walls.push(wall)
      last[x] = wall
    }
  const thin = walls.filter((wall) => wall.x1 - wall.x0 <= maxThicknessPx)
  return joined(thin).filter((wall) => wall.x1 - wall.x0 <= maxDoublePx && isFree(image, wall, threshold))
}

/** Joins a pale side, which is shorter than its wall. */
function joined(walls: readonly Box[]): Box[] {
  const all: Box[] = []
  for (const wall of walls.toSorted((a, b) => a.x0 - b.x0)) {
    const i = all.findLastIndex((other) => other.x1 + maxApartPx >= wall.x0 && isBeside(other, wall))
    const other = all[i]
    if (other) all[i] = unite([other, wall])
    else all.push(wall)
  }
  return all
}

function isBeside(a: Box, b: Box): boolean {
  return Math.abs(a.y0 - b.y0) <= 2 * maxStepPx && Math.abs(a.y1 - b.y1) <= 2 * maxStepPx
}

function isFree({ width, pixels }: GreyImage, { x0, x1, y0, y1 }: Box, threshold: number): boolean {
  return [x0 - freeAtPx, x1 - 1 + freeAtPx].every((x) => {
    if (x < 0 || x >= width) return true
    let free = 0
    for (let y = y0; y < y1; y++) if ((pixels[y * width + x] ?? 255) > threshold) free++
    return free >= (y1 - y0) * minFree
  })
}
