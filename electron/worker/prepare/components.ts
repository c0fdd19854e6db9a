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
  // what is lighter than the threshold is darker than another one on the negative
  const [negative, most] = ink === 'dark' ? [0, threshold] : [255, 254 - Math.floor(threshold)]
  const spots: Spot[] = []
  let above: Run[] = []
  for (let y = 0; y < height; y++) {
    const row: Run[] = []
    const start = y * width
    const end = start + width
    let next = 0
    for (let at = start; at < end; at++) {
      // Most of a page is paper: nothing else is asked of a pixel on the way to the next one of ink.
      while (at < end && ((pixels[at] ?? 0) ^ negative) > most) at++
      if (at === end) break
      const x0 = at - start
      while (at < end && ((pixels[at] ?? 0) ^ negative) <= most) at++
      const x = at - start
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
      if (x0 < spot.x0) spot.x0 = x0
      if (x > spot.x1) spot.x1 = x
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
