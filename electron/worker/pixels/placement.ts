// Maps points of a prepared picture back to the original.
import { unite, type Box } from '../../../shared/page.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Maps a point of the prepared picture to the picture before the step. */
export type Placement = (point: Point) => Point

export const unmoved: Placement = (point) => point

export function scaledBy(factor: number): Placement {
  return ({ x, y }) => ({ x: x / factor, y: y / factor })
}

export function shiftedBy(dx: number, dy: number): Placement {
  return ({ x, y }) => ({ x: x - dx, y: y - dy })
}

/** Combines the mappings of two steps: the later one is undone first. */
export function chain(earlier: Placement, later: Placement): Placement {
  return later === unmoved ? earlier : (point) => earlier(later(point))
}

/** Returns the smallest upright box that contains all points. */
export function boxAround(points: readonly Point[]): Box {
  return unite(points.map(({ x, y }) => ({ x0: x, y0: y, x1: x, y1: y })))
}

/** Returns the upright box around the mapped corners. */
export function placeBox({ x0, y0, x1, y1 }: Box, back: Placement): Box {
  return boxAround([x0, x1].flatMap((x) => [y0, y1].map((y) => back({ x, y }))))
}

export function movedBy({ x0, y0, x1, y1 }: Box, dx: number, dy: number): Box {
  return { x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy }
}

export function widenedBy({ x0, y0, x1, y1 }: Box, by: number): Box {
  return { x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by }
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Returns the part of a box that lies on a picture. */
export function clipped({ x0, y0, x1, y1 }: Box, { width, height }: Size): Box {
  const within = (at: number, max: number) => Math.max(0, Math.min(max, at))
  return { x0: within(x0, width), y0: within(y0, height), x1: within(x1, width), y1: within(y1, height) }
}

export function rounded({ x0, y0, x1, y1 }: Box): Box {
  return { x0: Math.round(x0), y0: Math.round(y0), x1: Math.round(x1), y1: Math.round(y1) }
}
