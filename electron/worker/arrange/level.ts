// Levels lines by the common tilt of the page, and estimates how the paper is bent around each.
import { median } from '../../../shared/layout/geometry.ts'
import type { Box, Line } from '../../../shared/page.ts'
import type { PlacedLine } from '../context/engine.ts'
import { textOf } from '../context/trace.ts'
import { levelRectangle, type Slanted } from '../pixels/slanted.ts'
import type { Point } from '../pixels/placement.ts'

/** In heights: the angle of a shorter line is unreliable. */
const minLength = 3
/** A line at a steeper angle runs up or down the image. */
const maxAngle = Math.PI / 4
/** Distance within which lines tell the bend of the paper, in units of the area that all lines cover. */
const reach = { x: 0.15, y: 0.3 } as const

export interface LevelLine extends PlacedLine {
  readonly kind: 'text'
  readonly box: Box
  readonly text: string
  /** Local slope of the rows against that of the page. */
  readonly slope: number
}

/** Returns the median angle of the lines, in radians clockwise. */
export function tiltOf(lines: readonly PlacedLine[]): number {
  const long = lines.filter(({ place }) => !isVertical(place) && place.length > minLength * place.height)
  return median(long.map(({ place }) => place.angle))
}

export function isVertical({ angle }: Slanted): boolean {
  return Math.abs(angle) > maxAngle
}

/** Makes a level line of words whose places are exact. */
export function exactLine(line: Line, box = line.box, place = levelRectangle(box)): LevelLine {
  return { kind: 'text', place, line, unread: 0, box, text: textOf(line), slope: 0 }
}

export function levelled(lines: readonly PlacedLine[]): LevelLine[] {
  const tilt = tiltOf(lines)
  const straight = lines.map(({ place }) => ({
    ...place,
    ...rotated(place, tilt),
    angle: place.angle - tilt,
  }))
  const slopeAt = slopesOf(straight.filter((place) => !isVertical(place)))
  return lines.map((found, i) => {
    const place = straight[i] ?? found.place
    const { x, y, length, height } = place
    const [width, high] = isVertical(place) ? [height, length] : [length, height]
    return {
      ...found,
      kind: 'text',
      box: { x0: x - width / 2, x1: x + width / 2, y0: y - high / 2, y1: y + high / 2 },
      text: textOf(found.line),
      slope: slopeAt(x, y),
    }
  })
}

function rotated({ x, y }: Point, tilt: number): Point {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  return { x: x * cos + y * sin, y: y * cos - x * sin }
}

/** Averages the slopes of the lines around a place; long lines count more, because a short one tells little. */
function slopesOf(places: readonly Slanted[]): (x: number, y: number) => number {
  const spread = (values: readonly number[]) => Math.max(1, Math.max(...values) - Math.min(...values))
  const [overX, overY] = [spread(places.map(({ x }) => x)), spread(places.map(({ y }) => y))]
  return (x, y) => {
    let [sum, weights] = [0, 0]
    for (const place of places) {
      const [dx, dy] = [(place.x - x) / (reach.x * overX), (place.y - y) / (reach.y * overY)]
      const weight = Math.max(0, place.length / place.height - 1) * Math.exp(-dx * dx - dy * dy)
      sum += weight * Math.tan(place.angle)
      weights += weight
    }
    return weights === 0 ? 0 : sum / weights
  }
}
