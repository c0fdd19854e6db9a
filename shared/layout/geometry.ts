// Measures of boxes and how they are placed to each other.
import type { Box } from '../page.ts'

export function widthOf({ x0, x1 }: Box): number {
  return x1 - x0
}

export function heightOf({ y0, y1 }: Box): number {
  return y1 - y0
}

/** Returns the vertical centre (y). */
export function centreY({ y0, y1 }: Box): number {
  return (y0 + y1) / 2
}

/** Returns the horizontal centre (x). */
export function centreX({ x0, x1 }: Box): number {
  return (x0 + x1) / 2
}

/** Returns the shared width; negative for the gap between boxes that do not overlap. */
export function overlapX(a: Box, b: Box): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
}

/** Returns the shared height; negative for the gap between boxes that do not overlap. */
export function overlapY(a: Box, b: Box): number {
  return Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
}

/** Whether the centre of the first box is inside the second. */
export function isCentreInside(box: Box, { x0, y0, x1, y1 }: Box): boolean {
  const [x, y] = [centreX(box), centreY(box)]
  return x > x0 && x < x1 && y > y0 && y < y1
}

/** Whether two boxes are level: they share more than half of the smaller height. */
export function areOnSameRow(a: Box, b: Box): boolean {
  return overlapY(a, b) > 0.5 * Math.min(heightOf(a), heightOf(b))
}

export function median(values: readonly number[]): number {
  // a typed array sorts numbers fast
  const sorted = Float64Array.from(values).sort()
  return sorted[sorted.length >> 1] ?? 0
}

/** Merges numbers that are within `reach` of each other into their mean; returns them in ascending order. */
export function cluster(values: readonly number[], reach: number): number[] {
  const groups: number[][] = []
  for (const value of values.toSorted((a, b) => a - b)) {
    const last = groups.at(-1)
    if (last && value - (last.at(-1) ?? value) <= reach) last.push(value)
    else groups.push([value])
  }
  return groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length)
}
