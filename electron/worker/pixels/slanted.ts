// Rotated rectangles: the places of lines on a tilted picture.
import { centreX, centreY, heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import type { Box } from '../../../shared/page.ts'
import { boxAround, type Point } from './placement.ts'

export interface Slanted {
  /** The centre. */
  readonly x: number
  readonly y: number
  /** Along the writing and across it. */
  readonly length: number
  readonly height: number
  /** Angle of the writing in radians, clockwise, between -45 and 45 degrees. */
  readonly angle: number
}

/** Returns the rectangle of a level line with this box. */
export function levelRectangle(box: Box): Slanted {
  return { x: centreX(box), y: centreY(box), length: widthOf(box), height: heightOf(box), angle: 0 }
}

const quarter = Math.PI / 2
/** A smaller area is the rounding error of a line without height. */
const flat = 1e-6

/** Returns the smallest rectangle around points: one of its sides lies on an edge of their hull. Null if its area is 0. */
export function smallestAround(points: readonly Point[]): Slanted | null {
  const hull = hullOf(points)
  let best: { readonly area: number; readonly slanted: Slanted } | null = null
  hull.forEach((from, i) => {
    const to = hull[(i + 1) % hull.length] ?? from
    const slanted = aroundAt(hull, Math.atan2(to.y - from.y, to.x - from.x))
    const area = slanted.length * slanted.height
    if (area > flat && (!best || area < best.area)) best = { area, slanted }
  })
  const found = best as { readonly slanted: Slanted } | null
  return found && levelled(found.slanted)
}

function aroundAt(points: readonly Point[], angle: number): Slanted {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [u0, u1, v0, v1] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of points) {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin]
    u0 = Math.min(u0, u)
    u1 = Math.max(u1, u)
    v0 = Math.min(v0, v)
    v1 = Math.max(v1, v)
  }
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2]
  return { x: u * cos - v * sin, y: u * sin + v * cos, length: u1 - u0, height: v1 - v0, angle }
}

/** Describes the same rectangle with the smallest angle. */
function levelled({ x, y, length, height, angle }: Slanted): Slanted {
  const quarters = Math.round(angle / quarter)
  const isSwapped = quarters % 2 !== 0
  return {
    x,
    y,
    length: isSwapped ? height : length,
    height: isSwapped ? length : height,
    angle: angle - quarters * quarter,
  }
}

/** The same rectangle with text that runs from top to bottom, as after a quarter turn clockwise. */
export function downwards({ x, y, length, height, angle }: Slanted): Slanted {
  return { x, y, length: height, height: length, angle: angle + quarter }
}

/** The same rectangle with text that runs from bottom to top. */
export function upwards({ x, y, length, height, angle }: Slanted): Slanted {
  return { x, y, length: height, height: length, angle: angle - quarter }
}

/** The same rectangle with text upside down. */
export function turnedRound(slanted: Slanted): Slanted {
  return { ...slanted, angle: slanted.angle + 2 * quarter }
}

export function grownBy(slanted: Slanted, px: number): Slanted {
  return { ...slanted, length: slanted.length + 2 * px, height: slanted.height + 2 * px }
}

/** Scales a rectangle to a picture that is so many times wider and higher. */
export function scaledTo({ x, y, length, height, angle }: Slanted, timesX: number, timesY: number): Slanted {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return {
    x: x * timesX,
    y: y * timesY,
    length: length * Math.hypot(cos * timesX, sin * timesY),
    height: height * Math.hypot(sin * timesX, cos * timesY),
    angle: Math.atan2(sin * timesY, cos * timesX),
  }
}

/** Returns the point at these shares of its length and height from the start of its text. */
export function pointOn({ x, y, length, height, angle }: Slanted, along: number, across: number): Point {
  const [u, v] = [(along - 0.5) * length, (across - 0.5) * height]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x + u * cos - v * sin, y: y + u * sin + v * cos }
}

/** Returns the upright box around a part, given in the same shares. */
export function boundsOf(slanted: Slanted, part: Box = { x0: 0, y0: 0, x1: 1, y1: 1 }): Box {
  return boxAround([part.x0, part.x1].flatMap((u) => [part.y0, part.y1].map((v) => pointOn(slanted, u, v))))
}

function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())]
}

/** Returns the lower half of a hull without its last point, which begins the other half. */
function chainOf(sorted: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of sorted) {
    while (chain.length >= 2 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop()
    chain.push(point)
  }
  return chain.slice(0, -1)
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  return !!a && !!b && (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
}
