// Connected spots of ink: mostly a letter each, and for us the measure of all things on a page.
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'

export interface Component extends Box {
  /** Pixels of ink. */
  readonly area: number
}

interface Run {
  readonly x0: number
  readonly x1: number
  readonly spot: Spot
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
  const { width, height, pixels } = image
  const isDark = ink === 'dark'
  const spots: Spot[] = []
  let above: Run[] = []
  for (let y = 0; y < height; y++) {
    const row: Run[] = []
    const start = y * width
    let next = 0
    for (let x = 0; x < width; x++) {
      if ((pixels[start + x] ?? 0) <= threshold !== isDark) continue
      const x0 = x
      while (x < width && (pixels[start + x] ?? 0) <= threshold === isDark) x++
      while ((above[next]?.x1 ?? x0) < x0) next++
      let spot: Spot | null = null
      for (let k = next, run = above[k]; run && run.x0 <= x; run = above[++k]) {
        const touched = rootOf(run.spot)
        spot = spot && spot !== touched ? join(spot, touched) : touched
      }
      if (!spot) {
        spot = { x0, y0: y, x1: x, y1: y + 1, area: 0, joinedTo: null }
        spots.push(spot)
      }
      spot.x0 = Math.min(spot.x0, x0)
      spot.x1 = Math.max(spot.x1, x)
      spot.y1 = y + 1
      spot.area += x - x0
      row.push({ x0, x1: x, spot })
    }
    above = row
  }
  return spots.filter((spot) => spot.joinedTo === null)
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
