// Recognises the round knob inside a switch or a chosen radio button: light in a filled one, dark in an outline.
import { heightOf, isCentreInside, median, widthOf } from '../../../shared/layout/geometry.ts'
import type { Box } from '../../../shared/page.ts'
import { cut, type GreyImage } from '../pixels/grey.ts'
import { movedBy } from '../pixels/placement.ts'
import { findComponents, type Component } from '../prepare/components.ts'

/** Share of the bounding box: a filled control has its knob cut out. */
const minFilled = 0.5
const minDarker = 40
/** In heights of the control. A letter in a button is narrower, and off the middle. */
const size = { min: 0.35, max: 1 } as const
const roundness = 1.3
const maxOffMiddle = 0.1

export function isFilled(spot: Component): boolean {
  return spot.area >= minFilled * widthOf(spot) * heightOf(spot)
}

/** Returns everything inside the control, whether a knob or not. */
export function insideOf(
  spot: Component,
  near: readonly Component[],
  image: GreyImage,
  threshold: number,
): Box[] {
  if (isFilled(spot)) return holesOf(spot, image, threshold)
  return near.filter((other) => other !== spot && isCentreInside(other, spot))
}

/** Returns the holes of a filled bar: a light knob, or a darker one if light and dark are inverted. */
function holesOf(bar: Box, image: GreyImage, threshold: number): Box[] {
  const inside = cut(image, bar)
  const ground = median([...inside.pixels])
  const found = [...findComponents(inside, threshold, 'light'), ...findComponents(inside, ground - minDarker)]
  const { width, height } = inside
  return found
    .filter((hole) => hole.x0 > 0 && hole.y0 > 0 && hole.x1 < width && hole.y1 < height)
    .map((hole) => movedBy(hole, bar.x0, bar.y0))
}

export function isKnob(box: Box, bar: Box): boolean {
  const [wide, high] = [widthOf(box), heightOf(box)]
  const isSize = high >= size.min * heightOf(bar) && high < size.max * heightOf(bar)
  const isInMiddle = Math.abs(box.y0 + box.y1 - bar.y0 - bar.y1) / 2 <= maxOffMiddle * heightOf(bar) + 1
  return isSize && isInMiddle && Math.max(wide, high) <= roundness * Math.min(wide, high)
}
