// Finds switches of windows: bars with round ends and a knob, at the right for on. They become tick boxes, and so do
// radio buttons.
import {
  centreX,
  heightOf,
  isCentreInside,
  overlapX,
  overlapY,
  widthOf,
} from '../../../shared/layout/geometry.ts'
import type { Box, Mark } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { levelsOf } from '../prepare/ink.ts'
import type { Component } from '../prepare/components.ts'
import type { Ink, Spots } from './spots.ts'
import { insideOf, isKnob } from './knob.ts'
import { createIndex } from './near.ts'
import { isRing, stateOfRing } from './rings.ts'

/** In letter heights (x-height); `aspect` is width to height. */
const height = { min: 1.5, max: 4 } as const
const aspect = { min: 1.5, max: 2.4 } as const
/** Share of the pixels that have one of the three most frequent levels. */
const minEven = 0.5
/** In letter heights: space to its neighbours; letters of a word are closer. */
const free = 0.5
/** In bar widths: distance of the knob from the middle. */
const minAside = 0.1

export function findSwitches(image: GreyImage, { spots, letter, threshold, isInk }: Spots): Mark[] {
  if (letter === 0 || !isComputerDrawn(image)) return []
  const inReach = createIndex(spots, letter)
  return spots.flatMap((spot): Mark[] => {
    const stateOf = isBar(spot, letter) ? stateOfBar : isRing(spot, letter) ? stateOfRing : null
    const near = stateOf ? inReach(spot) : []
    if (!stateOf || !standsFree(spot, near, letter) || !hasRoundEnds(spot, isInk)) return []
    const state = stateOf(spot, insideOf(spot, near, image, threshold), isInk)
    const { x0, y0, x1, y1 } = spot
    return state ? [{ kind: state === 'on' ? 'ticked' : 'box', box: { x0, y0, x1, y1 } }] : []
  })
}

/** A camera or a scanner gives the background many levels; there are no windows in such an image, but many spots. */
function isComputerDrawn(image: GreyImage): boolean {
  const [a = 0, b = 0, c = 0] = levelsOf(image).toSorted().reverse()
  return a + b + c >= (minEven * image.pixels.length) / 3
}

function isBar(spot: Box, letter: number): boolean {
  const ratio = widthOf(spot) / heightOf(spot)
  const isHigh = heightOf(spot) >= height.min * letter && heightOf(spot) <= height.max * letter
  return isHigh && ratio >= aspect.min && ratio <= aspect.max
}

/** Returns whether nothing is close, except the knob inside and a frame or panel around. */
function standsFree(spot: Component, near: readonly Component[], letter: number): boolean {
  return near.every((other) => {
    const isAround = other.x0 < spot.x0 && other.x1 > spot.x1
    const isBeside = overlapY(other, spot) > 0 && -overlapX(other, spot) < free * letter
    return other === spot || isAround || isCentreInside(other, spot) || !isBeside
  })
}

/** Returns whether the corners are free of ink. */
function hasRoundEnds({ x0, y0, x1, y1 }: Box, isInk: Ink): boolean {
  const deep = Math.max(1, Math.floor((y1 - y0) / 10))
  return [y0 + deep - 1, y1 - deep].every((y) => [x0 + deep - 1, x1 - deep].every((x) => !isInk(x, y)))
}

/** Returns the state if the knob is the only thing inside. */
function stateOfBar(bar: Component, inside: readonly Box[]): 'on' | 'off' | null {
  const [only] = inside
  if (inside.length !== 1 || !only || !isKnob(only, bar)) return null
  if (Math.abs(centreX(only) - centreX(bar)) < minAside * widthOf(bar)) return null
  return centreX(only) > centreX(bar) ? 'on' : 'off'
}
