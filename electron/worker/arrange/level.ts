// Lines as they would lie on a sheet that was held straight, and how the paper is bent where they stand.
import { median } from '../../../shared/layout/geometry.ts'
import type { Box } from '../../../shared/page.ts'
import type { PlacedLine } from '../context/engine.ts'
import type { Slanted } from '../pixels/slanted.ts'
import type { Point } from '../pixels/placement.ts'

/** In heights: of shorter lines the angle is chance. */
const leastLength = 3
/** Whether it runs down the picture, or up. */
const mostAngle = Math.PI / 4
/** In sizes of what the lines cover: from so far around they tell how the paper is bent. */
const reach = { x: 0.15, y: 0.3 } as const

export interface LevelLine extends PlacedLine {
  readonly kind: 'text'
  readonly box: Box
  readonly text: string
  /** How far the rows fall there on their way, against most of the sheet. */
  readonly slope: number
}

/** In radians clockwise: that of most lines. */
export function tiltOf(lines: readonly PlacedLine[]): number {
  const long = lines.filter(({ place }) => !isUpended(place) && place.length > leastLength * place.height)
  return median(long.map(({ place }) => place.angle))
}

export function isUpended({ angle }: Slanted): boolean {
  return Math.abs(angle) > mostAngle
}

export function levelled(lines: readonly PlacedLine[]): LevelLine[] {
  const tilt = tiltOf(lines)
  const straight = lines.map(({ place }) => ({ ...place, ...turned(place, tilt), angle: place.angle - tilt }))
  const slopeAt = slopesOf(straight.filter((place) => !isUpended(place)))
  return lines.map((found, i) => {
    const place = straight[i] ?? found.place
    const { x, y, length, height } = place
    const [width, high] = isUpended(place) ? [height, length] : [length, height]
    return {
      ...found,
      kind: 'text',
      box: { x0: x - width / 2, x1: x + width / 2, y0: y - high / 2, y1: y + high / 2 },
      text: found.line.words.map(({ text }) => text).join(' '),
      slope: slopeAt(x, y),
    }
  })
}

function turned({ x, y }: Point, tilt: number): Point {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  return { x: x * cos + y * sin, y: y * cos - x * sin }
}

type SlopeAt = (x: number, y: number) => number

/** As the lines around a place do, long ones counting more: a single short one tells little. */
function slopesOf(places: readonly Slanted[]): SlopeAt {
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
