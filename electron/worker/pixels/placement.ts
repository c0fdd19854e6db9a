// Where the pixels of a prepared picture come from, so that what is found on it can be shown on the original.
import { unite, type Box } from '../../../shared/page.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** From a point of the picture as prepared to that of the picture before. */
export type Placement = (point: Point) => Point

export const unmoved: Placement = (point) => point

export function scaledBy(factor: number): Placement {
  return ({ x, y }) => ({ x: x / factor, y: y / factor })
}

export function shiftedBy(dx: number, dy: number): Placement {
  return ({ x, y }) => ({ x: x - dx, y: y - dy })
}

/** The way back through two steps: the later one is undone first. */
export function chain(earlier: Placement, later: Placement): Placement {
  return later === unmoved ? earlier : (point) => earlier(later(point))
}

/** The upright box around where the corners come from. */
export function placeBox({ x0, y0, x1, y1 }: Box, back: Placement): Box {
  const corners = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x0, y: y1 },
    { x: x1, y: y1 },
  ].map(back)
  return unite(corners.map(({ x, y }) => ({ x0: x, y0: y, x1: x, y1: y })))
}
