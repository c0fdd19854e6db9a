// Frames around a word or a line, as of a button or of a field to fill in: their sides would be read as letters.
import { heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import type { Box } from '../../../shared/page.ts'
import type { Component } from '../prepare/components.ts'
import type { Ink } from './chevrons.ts'

/** In letter heights, about that of an x. */
const height = { least: 2.2, most: 7 } as const
const leastWidth = 2.2
/** Of its height: its corners may be round. Of a side between them so much is drawn. */
const corner = 0.3
const leastDrawn = 0.9
/** Of its box: its sides are thin. */
const mostFilled = 0.3
const thicknessPx = 3

/** The sides of each. */
export function findFrames(components: readonly Component[], letter: number, isInk: Ink): Box[] {
  if (letter === 0) return []
  return components
    .filter((spot) => {
      const isHigh = heightOf(spot) >= height.least * letter && heightOf(spot) <= height.most * letter
      const isThin = spot.area <= mostFilled * widthOf(spot) * heightOf(spot)
      return isHigh && isThin && widthOf(spot) >= leastWidth * letter && isDrawnAround(spot, isInk)
    })
    .flatMap(({ x0, y0, x1, y1 }) => [
      { x0, x1, y0, y1: y0 + thicknessPx },
      { x0, x1, y0: y1 - thicknessPx, y1 },
      { x0, x1: x0 + thicknessPx, y0, y1 },
      { x0: x1 - thicknessPx, x1, y0, y1 },
    ])
}

function isDrawnAround({ x0, y0, x1, y1 }: Box, isInk: Ink): boolean {
  const round = Math.round((y1 - y0) * corner)
  const depths = Array.from({ length: thicknessPx }, (_, depth) => depth)
  const isSide = (from: number, to: number, isInkAt: (along: number, depth: number) => boolean) => {
    const places = Array.from({ length: Math.max(0, to - from - 2 * round) }, (_, i) => from + round + i)
    const drawn = places.filter((along) => depths.some((depth) => isInkAt(along, depth)))
    return drawn.length >= leastDrawn * places.length
  }
  return (
    isSide(x0, x1, (x, depth) => isInk(x, y0 + depth)) &&
    isSide(x0, x1, (x, depth) => isInk(x, y1 - 1 - depth)) &&
    isSide(y0, y1, (y, depth) => isInk(x0 + depth, y)) &&
    isSide(y0, y1, (y, depth) => isInk(x1 - 1 - depth, y))
  )
}
