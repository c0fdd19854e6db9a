// Chevrons, as they stand at the end of a row that opens or of a choice: two strokes that meet, apart from all letters.
import { heightOf, median, overlapX, overlapY, widthOf } from '../../../shared/layout/geometry.ts'
import type { Box } from '../../../shared/page.ts'
import type { Component } from '../prepare/components.ts'
import { createIndex } from './near.ts'

/** In letter heights, about that of an x. What is read as "›" stands closer to its neighbours; a flat one is no sign. */
const size = { least: 0.45, most: 2.4 } as const
const free = { upright: 1.3, flat: 0.4 } as const
/** How long against how deep: a "v" is as deep as wide, a ">" deeper. */
const aspect = { least: 1.35, most: 2.6 } as const
/** Of its depth: as far off from two straight strokes it may be drawn. Of few pixels a 1 looks like one. */
const mostOff = 0.14
const leastBendPx = 2.5
/** In median thicknesses. */
const mostThick = 1.8

/** Whether there is ink at a place. */
export type Ink = (x: number, y: number) => boolean

export function findChevrons(components: readonly Component[], letter: number, isInk: Ink): Box[] {
  if (letter === 0) return []
  const inReach = createIndex(components, letter)
  return components
    .filter((spot) => {
      const [wide, high] = [widthOf(spot), heightOf(spot)]
      const isSize = Math.max(wide, high) <= size.most * letter && Math.min(wide, high) >= size.least * letter
      const ratio = Math.max(wide, high) / Math.min(wide, high)
      return isSize && ratio >= aspect.least && ratio <= aspect.most
    })
    .filter((spot) => isBent(spot, isInk) && isAlone(spot, inReach(spot), letter))
    .map(({ x0, y0, x1, y1 }) => ({ x0, y0, x1, y1 }))
}

/** From end to end one stroke that goes to the other side as far as the middle, and back. */
function isBent(box: Box, isInk: Ink): boolean {
  const isUpright = heightOf(box) > widthOf(box)
  const [length, depth] = isUpright ? [heightOf(box), widthOf(box)] : [widthOf(box), heightOf(box)]
  const places: { at: number; thick: number }[] = []
  for (let along = 0; along < length; along++) {
    const inked = Array.from({ length: depth }, (_, across) => across).filter((across) =>
      isUpright ? isInk(box.x0 + across, box.y0 + along) : isInk(box.x0 + along, box.y0 + across),
    )
    const [first, last] = [inked[0], inked.at(-1)]
    if (first === undefined || last === undefined || last - first + 1 > inked.length) return false
    places.push({ at: (first + last + 1) / 2, thick: inked.length })
  }
  const thick = places.reduce((sum, place) => sum + place.thick, 0) / length
  // a stroke across, as of a 2 or a 7, makes a place of it much thicker
  const usual = median(places.map((place) => place.thick))
  if (places.some((place) => place.thick > mostThick * usual)) return false
  const offBy = (toFar: boolean) =>
    places.reduce((sum, { at }, i) => {
      const bend = 1 - Math.abs((2 * i + 1) / length - 1)
      return sum + Math.abs(at - thick / 2 - (depth - thick) * (toFar ? bend : 1 - bend))
    }, 0) / length
  return depth - thick >= leastBendPx && Math.min(offBy(true), offBy(false)) <= mostOff * depth
}

/** What is around it on all sides, as a frame or a panel, is not beside it. */
function isAlone(spot: Component, near: readonly Component[], letter: number): boolean {
  const least = letter * (heightOf(spot) > widthOf(spot) ? free.upright : free.flat)
  return near.every((other) => {
    const isAround = other.x0 < spot.x0 && other.x1 > spot.x1
    return other === spot || isAround || overlapY(other, spot) <= 0 || -overlapX(other, spot) >= least
  })
}
