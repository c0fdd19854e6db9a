// Switches, as windows have them for what is on or off: a bar with round ends and a knob at the right for on; and rings,
// with a spot in the one that is chosen. They are shown as boxes to tick are.
import {
  centreOf,
  heightOf,
  liesIn,
  median,
  overlapX,
  overlapY,
  widthOf,
} from '../../../shared/layout/geometry.ts'
import type { Box, Mark } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { findComponents, type Component } from '../prepare/components.ts'
import type { Ink } from './chevrons.ts'
import { cutOut } from '../recognise/part.ts'
import { createIndex } from './near.ts'

/** In letter heights, about that of an x; and how wide it is against its height. */
const height = { least: 1.5, most: 4 } as const
const aspect = { least: 1.5, most: 2.4 } as const
const ofRing = { least: 1.6, most: 3.2, aspect: 1.1 } as const
/** In letter heights: to what is beside it; letters of a word stand closer. */
const free = 0.5
/** Of its height: its knob. A letter in a button is narrower, and not in the middle of its height. */
const knob = { least: 0.35, most: 1 } as const
const roundness = 1.3
const mostOffMiddle = 0.1
/** Of its width: as far the knob is from the middle, at least. */
const leastAside = 0.1
const leastDarker = 40
/** Of its box: a bar that is on, and the rim of a ring. */
const leastFilled = 0.5
const rim = { least: 0.15, most: 0.45 } as const
/** Of its radius. */
const rimAt = [0.8, 0.87, 0.94]

/** What is as dark as the threshold is ink. */
export function findSwitches(
  image: GreyImage,
  components: readonly Component[],
  letter: number,
  threshold: number,
): Mark[] {
  if (letter === 0) return []
  const inReach = createIndex(components, letter)
  return components
    .filter((spot) => isBar(spot, letter) || isRing(spot, letter))
    .flatMap((spot) => {
      const near = inReach(spot).filter((other) => other !== spot)
      const isFree = near.every(
        (other) =>
          overlapY(other, spot) <= 0 ||
          -overlapX(other, spot) >= free * letter ||
          liesIn(other, spot) ||
          (other.x0 < spot.x0 && other.x1 > spot.x1),
      )
      if (!isFree || !hasRoundEnds(spot, image, threshold)) return []
      const isFilled = spot.area >= leastFilled * widthOf(spot) * heightOf(spot)
      const inside = isFilled ? holesOf(spot, image, threshold) : near.filter((other) => liesIn(other, spot))
      const isInk = (x: number, y: number) => (image.pixels[y * image.width + x] ?? 255) <= threshold
      const state = isBar(spot, letter)
        ? stateOfBar(spot, inside)
        : hasRim(spot, isInk)
          ? stateOfRing(spot, inside, isFilled)
          : null
      const { x0, y0, x1, y1 } = spot
      return state === null ? [] : [{ kind: state === 'on' ? 'ticked' : 'box', box: { x0, y0, x1, y1 } }]
    })
}

function isBar(spot: Box, letter: number): boolean {
  const ratio = widthOf(spot) / heightOf(spot)
  const isHigh = heightOf(spot) >= height.least * letter && heightOf(spot) <= height.most * letter
  return isHigh && ratio >= aspect.least && ratio <= aspect.most
}

function isRing(spot: Box, letter: number): boolean {
  const [long, short] = [Math.max(widthOf(spot), heightOf(spot)), Math.min(widthOf(spot), heightOf(spot))]
  return short >= ofRing.least * letter && long <= ofRing.most * letter && long <= ofRing.aspect * short
}

/** In all directions from its middle there is ink near its edge, as of a ring. */
function hasRim({ x0, y0, x1, y1 }: Box, isInk: Ink): boolean {
  const [x, y, radius] = [(x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2]
  const directions = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8)
  const isInkAt = (direction: number, share: number) =>
    isInk(
      Math.floor(x + Math.cos(direction) * radius * share),
      Math.floor(y + Math.sin(direction) * radius * share),
    )
  return directions.every((direction) => rimAt.some((share) => isInkAt(direction, share)))
}

/** Nothing is drawn in its corners. */
function hasRoundEnds({ x0, y0, x1, y1 }: Box, { width, pixels }: GreyImage, threshold: number): boolean {
  const deep = Math.max(1, Math.floor((y1 - y0) / 10))
  return [y0 + deep - 1, y1 - deep].every((y) =>
    [x0 + deep - 1, x1 - deep].every((x) => (pixels[y * width + x] ?? 0) > threshold),
  )
}

/** The only thing in it is a knob: light in a filled bar, dark in an outline. */
function stateOfBar(bar: Box, inside: readonly Box[]): 'on' | 'off' | null {
  const [only] = inside
  if (inside.length !== 1 || !only || !isKnob(only, bar)) return null
  if (Math.abs(centreOf(only) - centreOf(bar)) < leastAside * widthOf(bar)) return null
  return centreOf(only) > centreOf(bar) ? 'on' : 'off'
}

function stateOfRing(ring: Component, inside: readonly Box[], isFilled: boolean): 'on' | 'off' | null {
  const [only] = inside
  const share = ring.area / (widthOf(ring) * heightOf(ring))
  if (!only) return share >= rim.least && share <= rim.most && !isFilled ? 'off' : null
  const isCentred = Math.abs(centreOf(only) - centreOf(ring)) <= mostOffMiddle * widthOf(ring) + 1
  return inside.length === 1 && isCentred && isKnob(only, ring) ? 'on' : null
}

/** What is in a filled bar: a light knob or, where light and dark were exchanged, one that is darker still. */
function holesOf(bar: Box, image: GreyImage, threshold: number): Component[] {
  const inside = cutOut(image, bar)
  const ground = median([...inside.pixels])
  const found = [
    ...findComponents(inside, threshold, 'light'),
    ...findComponents(inside, ground - leastDarker),
  ]
  const { width, height } = inside
  return found
    .filter((hole) => hole.x0 > 0 && hole.y0 > 0 && hole.x1 < width && hole.y1 < height)
    .map((hole) => ({
      area: hole.area,
      x0: hole.x0 + bar.x0,
      x1: hole.x1 + bar.x0,
      y0: hole.y0 + bar.y0,
      y1: hole.y1 + bar.y0,
    }))
}

function isKnob(box: Box, bar: Box): boolean {
  const [wide, high] = [widthOf(box), heightOf(box)]
  const isSize = high >= knob.least * heightOf(bar) && high < knob.most * heightOf(bar)
  const isInMiddle = Math.abs(box.y0 + box.y1 - bar.y0 - bar.y1) / 2 <= mostOffMiddle * heightOf(bar) + 1
  return isSize && isInMiddle && Math.max(wide, high) <= roundness * Math.min(wide, high)
}
