// How boxes lie to each other.
import type { Box } from '../page.ts'

export function widthOf({ x0, x1 }: Box): number {
  return x1 - x0
}

export function heightOf({ y0, y1 }: Box): number {
  return y1 - y0
}

export function middleOf({ y0, y1 }: Box): number {
  return (y0 + y1) / 2
}

export function centreOf({ x0, x1 }: Box): number {
  return (x0 + x1) / 2
}

export function overlapX(a: Box, b: Box): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
}

export function overlapY(a: Box, b: Box): number {
  return Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
}

/** Whether the middle of a box lies in another. */
export function liesIn(box: Box, { x0, y0, x1, y1 }: Box): boolean {
  const [x, y] = [centreOf(box), middleOf(box)]
  return x > x0 && x < x1 && y > y0 && y < y1
}

/** Whether two boxes stand on one row: most of the lower one is beside the other. */
export function areOnSameRow(a: Box, b: Box): boolean {
  return overlapY(a, b) > 0.5 * Math.min(heightOf(a), heightOf(b))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}

/** Numbers that lie close to each other as one, the mean of them; from the smallest up. */
export function cluster(values: readonly number[], reach: number): number[] {
  const groups: number[][] = []
  for (const value of values.toSorted((a, b) => a - b)) {
    const last = groups.at(-1)
    if (last && value - (last.at(-1) ?? value) <= reach) last.push(value)
    else groups.push([value])
  }
  return groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length)
}
