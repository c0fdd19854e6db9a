// Finds tick boxes: small square frames apart from all letters, either empty, ticked or crossed, or filled with a
// light tick as browsers draw them.
import type { Box, Mark } from '../../../shared/page.ts'
import type { Component } from '../prepare/components.ts'
import { createIndex } from './near.ts'
import type { Ink, Spots } from './spots.ts'

/**
 * In letter heights (x-height). On a Chinese page a smaller box counts only with a twin in its row, since 口 looks the
 * same.
 */
const size = { minOfTwins: 0.85, min: 1.2, max: 4 } as const
/** In box sides. Twins have the same size, and more space before them than ロ has in a word. */
const twinSlack = 0.1
const freeBeforeTwin = 0.5
const maxAspect = 1.15
/**
 * In box sides: the depth in which the frame may lie, the excluded corners, their rounding; and the minimum share of
 * ink.
 */
const rim = 0.12
const corner = 0.1
const rounding = 0.08
const minRim = 0.92
/** In letter heights. Letters of a word are closer. */
const freeBeside = 0.3
/** In box sides. Cells for single characters of a name or number are closer. */
const besideCell = 1.2
/** Share of the inside that is drawn: less means an empty box, more means a spot. */
const tick = { min: 0.06, max: 0.6 } as const
/** Share of the inside: a stroke straight across makes another sign. */
const maxStraight = 0.9
/** Mean number of strokes that a line across a tick or cross meets; 图 and 国 are frames full of strokes. */
const maxStrokes = 2.05

/** In box widths. */
const widerPanel = 4

/** In box sides: a thicker frame is not a tick box. */
const thickest = 0.25

export function findBoxes({ spots, letter, isInk }: Spots): Mark[] {
  if (letter === 0) return []
  const inReach = createIndex(spots, letter)
  const frames = spots
    .filter((spot) => isFrame(spot, letter, isInk))
    .filter((spot) => standsApart(spot, inReach(spot), freeBeside * letter))
  const before = (frame: Component) => inReach(frame).filter(({ x0 }) => x0 < frame.x0)
  const isClear = (frame: Component) =>
    isLarge(frame, letter) || standsApart(frame, before(frame), freeBeforeTwin * (frame.x1 - frame.x0))
  return frames
    .filter(isClear)
    .filter((frame) => !frames.some((other) => other !== frame && isNextCell(frame, other)))
    .flatMap(({ x0, y0, x1, y1 }) => markOf({ x0, y0, x1, y1 }, isInk))
}

/** Small boxes need a twin in their row (☐ 包裹  ☑ 掛號), since a single one may be the character 口. */
export function withoutLoneSmall(boxes: readonly Mark[], letter: number): Mark[] {
  return boxes.filter((one) => isLarge(one.box, letter) || boxes.some((other) => areTwins(one, other)))
}

function isLarge({ x0, y0, x1, y1 }: Box, letter: number): boolean {
  return Math.min(x1 - x0, y1 - y0) >= size.min * letter
}

function isFrame({ x0, y0, x1, y1 }: Component, letter: number, isInk: Ink): boolean {
  const [longer, shorter] = [Math.max(x1 - x0, y1 - y0), Math.min(x1 - x0, y1 - y0)]
  if (shorter < size.minOfTwins * letter || longer > size.max * letter || longer > maxAspect * shorter)
    return false
  const depths = Array.from({ length: Math.max(2, Math.round(shorter * rim)) }, (_, depth) => depth)
  const isSide = (from: number, to: number, isInkAt: (along: number, depth: number) => boolean) => {
    const places = between(from + (to - from) * corner, to - (to - from) * corner)
    const inked = places.filter((along) => depths.some((depth) => isInkAt(along, depth)))
    return inked.length >= places.length * minRim
  }
  return (
    hasCorners({ x0, y0, x1, y1 }, isInk) &&
    isSide(x0, x1, (x, depth) => isInk(x, y0 + depth)) &&
    isSide(x0, x1, (x, depth) => isInk(x, y1 - 1 - depth)) &&
    isSide(y0, y1, (y, depth) => isInk(x0 + depth, y)) &&
    isSide(y0, y1, (y, depth) => isInk(x1 - 1 - depth, y))
  )
}

function areTwins(one: Mark, other: Mark): boolean {
  const [a, b] = [one.box, other.box]
  const slack = twinSlack * (a.x1 - a.x0)
  const isAlike = (from: number, to: number) => Math.abs(from - to) <= slack
  return a !== b && isAlike(a.y0, b.y0) && isAlike(a.y1, b.y1) && isAlike(a.x1 - a.x0, b.x1 - b.x0)
}

/** Tests the four corners, which may be slightly rounded; a circle has none. */
function hasCorners({ x0, y0, x1, y1 }: Box, isInk: Ink): boolean {
  const deepest = Math.max(1, Math.round((x1 - x0) * rounding))
  const depths = Array.from({ length: deepest + 1 }, (_, depth) => depth)
  return [
    (depth: number) => isInk(x0 + depth, y0 + depth),
    (depth: number) => isInk(x1 - 1 - depth, y0 + depth),
    (depth: number) => isInk(x0 + depth, y1 - 1 - depth),
    (depth: number) => isInk(x1 - 1 - depth, y1 - 1 - depth),
  ].every((isInkAt) => depths.some(isInkAt))
}

function between(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(to) - Math.ceil(from)) }, (_, i) => Math.ceil(from) + i)
}

function standsApart(box: Component, near: readonly Component[], room: number): boolean {
  return near.every((other) => {
    if (other === box || isWithin(other, box) || isPanelAround(other, box)) return true
    const isLevel = other.y0 < box.y1 && other.y1 > box.y0
    return !isLevel || Math.max(other.x0 - box.x1, box.x0 - other.x1) >= room
  })
}

/** Returns whether `other` is the frame around a part of a form. 回 is a frame in a frame too, but hardly larger. */
function isPanelAround(other: Box, box: Box): boolean {
  return isWithin(box, other) && other.x1 - other.x0 > widerPanel * (box.x1 - box.x0)
}

function isWithin(inner: Box, outer: Box): boolean {
  return inner.x0 >= outer.x0 && inner.x1 <= outer.x1 && inner.y0 >= outer.y0 && inner.y1 <= outer.y1
}

function isNextCell(a: Box, b: Box): boolean {
  const isLevel = Math.abs(a.y0 - b.y0) < (a.y1 - a.y0) * 0.3
  return isLevel && Math.max(b.x0 - a.x1, a.x0 - b.x1) < besideCell * (a.x1 - a.x0)
}

function markOf(box: Box, isInk: Ink): Mark[] {
  const outlined = drawnInside(box, thicknessOf(box, isInk) + 1, isInk)
  if (outlined.share < tick.min) return [{ kind: 'box', box }]
  const isLight: Ink = (x, y) => !isInk(x, y)
  const filled = drawnInside(box, Math.ceil((box.x1 - box.x0) * rim), isLight)
  const isTicked = [outlined, filled].some(
    ({ share, straight, strokes }) =>
      share >= tick.min && share <= tick.max && straight <= maxStraight && strokes <= maxStrokes,
  )
  return isTicked ? [{ kind: 'ticked', box }] : []
}

/**
 * Returns the drawn share of the inside, the drawn share of its fullest row or column, and the mean number of strokes
 * on a row or column, whichever is more.
 */
function drawnInside({ x0, y0, x1, y1 }: Box, margin: number, isDrawn: Ink) {
  const [across, down] = [between(x0 + margin, x1 - margin), between(y0 + margin, y1 - margin)]
  const rows = down.map((y) => shareOf(across, (x) => isDrawn(x, y)))
  const columns = across.map((x) => shareOf(down, (y) => isDrawn(x, y)))
  const strokes = Math.max(
    mean(down.map((y) => strokesOn(across, (x) => isDrawn(x, y)))),
    mean(across.map((x) => strokesOn(down, (y) => isDrawn(x, y)))),
  )
  return { share: mean(rows), straight: Math.max(0, ...rows, ...columns), strokes }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function strokesOn(places: readonly number[], isDrawn: (at: number) => boolean): number {
  return places.filter((at, i) => isDrawn(at) && (i === 0 || !isDrawn(at - 1))).length
}

/** Returns the thickness of the frame at its thinnest, since a tick may touch it elsewhere. */
function thicknessOf({ x0, y0, x1, y1 }: Box, isInk: Ink): number {
  const side = x1 - x0
  const places = [0.25, 0.5, 0.75].map((share) => Math.round(side * share))
  const depths = places.flatMap((at) => [
    depthOf(side, (depth) => isInk(x0 + depth, y0 + at)),
    depthOf(side, (depth) => isInk(x1 - 1 - depth, y0 + at)),
    depthOf(side, (depth) => isInk(x0 + at, y0 + depth)),
    depthOf(side, (depth) => isInk(x0 + at, y1 - 1 - depth)),
  ])
  return Math.min(side * thickest, ...depths)
}

function depthOf(max: number, isInkAt: (depth: number) => boolean): number {
  let depth = 0
  // the outermost pixel may be half ink
  while (depth < max && (isInkAt(depth) || depth < 1)) depth++
  return depth
}

function shareOf(places: readonly number[], isDrawn: (at: number) => boolean): number {
  return places.filter(isDrawn).length / Math.max(1, places.length)
}
