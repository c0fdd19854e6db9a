// Recognises radio buttons: rings of which the chosen one has a spot inside.
import { centreX, heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import type { Box } from '../../../shared/page.ts'
import type { Component } from '../prepare/components.ts'
import type { Ink } from './spots.ts'
import { isFilled, isKnob } from './knob.ts'

/** In letter heights (x-height); `aspect` is long side to short side. */
const size = { min: 1.6, max: 3.2, aspect: 1.1 } as const
/** In ring widths. */
const maxOffMiddle = 0.1
/** Share of the bounding box that is ink; and the radii at which the rim may lie. */
const rim = { min: 0.15, max: 0.45, at: [0.8, 0.87, 0.94] } as const
const directions = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8)

export function isRing(spot: Box, letter: number): boolean {
  const [long, short] = [Math.max(widthOf(spot), heightOf(spot)), Math.min(widthOf(spot), heightOf(spot))]
  return short >= size.min * letter && long <= size.max * letter && long <= size.aspect * short
}

export function stateOfRing(ring: Component, inside: readonly Box[], isInk: Ink): 'on' | 'off' | null {
  if (!hasRim(ring, isInk)) return null
  const [only] = inside
  const share = ring.area / (widthOf(ring) * heightOf(ring))
  if (!only) return share >= rim.min && share <= rim.max && !isFilled(ring) ? 'off' : null
  const isCentred = Math.abs(centreX(only) - centreX(ring)) <= maxOffMiddle * widthOf(ring) + 1
  return inside.length === 1 && isCentred && isKnob(only, ring) ? 'on' : null
}

/** Returns whether there is ink near the edge in all directions from the middle. */
function hasRim({ x0, y0, x1, y1 }: Box, isInk: Ink): boolean {
  const [x, y, radius] = [(x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2]
  const isInkAt = (direction: number, share: number) =>
    isInk(
      Math.floor(x + Math.cos(direction) * radius * share),
      Math.floor(y + Math.sin(direction) * radius * share),
    )
  return directions.every((direction) => rim.at.some((share) => isInkAt(direction, share)))
}
