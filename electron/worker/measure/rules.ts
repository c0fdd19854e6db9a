// Finds ruling lines in the pixels.
import { median } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Rule } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { clipped, movedBy } from '../pixels/placement.ts'
import { transposed } from '../pixels/turn.ts'
import { oncePerImage } from '../pixels/once-per-image.ts'
import { inkThresholdOf } from '../prepare/ink.ts'
import { findStrokes, minContrast, maxThicknessPx, type Stroke } from '../pixels/strokes.ts'

const paddingPx = 8
const minLengthPx = 60
const minShareOfSide = 0.05
const maxGapPx = 6
/** On a slightly skewed scan a line steps from row to row. */
const maxTilt = 0.04
/** Share of a line with no ink next to it. Serifs in a row look like a line too, but have stems. */
const minFreeShare = 0.85
const freeAtPx = 3
/** From this thickness a line must be unbroken, because a word in low bold letters is as thick. */
const thickPx = 4
const minUnbroken = 0.95
const minBarPx = 32
const barAspect = 8
/** A bar paler than ink is no letter, so it can be as short as a single quoted line. */
const minPaleBarPx = 18
const paleBarAspect = 4
/** Distances without ink on both sides; on the outer side it is empty further, beyond the parts of a large letter. */
const barFreeAtPx = [3, 5, 7]
const maxFarPx = 30
/** The lines of a frame meet it at its ends. */
const barFreeShare = 0.88

/** The image is padded, because its outermost lines may be at its very edge. */
export const findRules = oncePerImage((image): readonly Rule[] => {
  const padded = pad(image)
  const horizontal = findHorizontal(padded, isLong(image.width))
  const turned = transposed(padded)
  const isLongEnough = isLong(image.height)
  const ink = inkThresholdOf(image)
  const vertical = findHorizontal(turned, (box) => isLongEnough(box) || isBar(turned, box, ink))
  return [
    ...horizontal.map((box): Rule => ({ box: unpad(box, image), direction: 'horizontal' })),
    ...vertical.map(({ x0, y0, x1, y1 }): Rule => ({
      box: unpad({ x0: y0, y0: x0, x1: y1, y1: x1 }, image),
      direction: 'vertical',
    })),
  ]
})

function pad({ width, height, pixels }: GreyImage): GreyImage {
  const size = { width: width + 2 * paddingPx, height: height + 2 * paddingPx }
  const padded = new Uint8Array(size.width * size.height).fill(255)
  for (let y = 0; y < height; y++)
    padded.set(pixels.subarray(y * width, (y + 1) * width), (y + paddingPx) * size.width + paddingPx)
  return { ...size, pixels: padded }
}

function unpad(box: Box, image: GreyImage): Box {
  return clipped(movedBy(box, -paddingPx, -paddingPx), image)
}

function findHorizontal(image: GreyImage, isEnough: (box: Box) => boolean): Box[] {
  return merge(findStrokes(image)).filter((box) => {
    const length = box.x1 - box.x0
    const isLine = box.y1 - box.y0 <= maxThicknessPx + length * maxTilt
    return isLine && isEnough(box) && isFree(image, box, freeAtPx, minFreeShare) && isUnbroken(image, box)
  })
}

function isLong(side: number): (box: Box) => boolean {
  const minLength = Math.max(minLengthPx, side * minShareOfSide)
  return (box) => box.x1 - box.x0 >= minLength
}

/** Whether a short vertical stroke is the bar of a quotation or the side of a frame: letters have other letters near. */
function isBar(image: GreyImage, box: Box, ink: number): boolean {
  const length = box.x1 - box.x0
  const isPale = median(columnsOf(box).map((x) => darkestAt(image, box, x))) > ink
  if (length < (isPale ? minPaleBarPx : minBarPx)) return false
  if (length < (isPale ? paleBarAspect : barAspect) * (box.y1 - box.y0)) return false
  const isFreeAt = (side: 0 | 1, distance: number) =>
    freeAlong(image, box, side === 0 ? box.y0 - distance : box.y1 - 1 + distance) >= length * barFreeShare
  const far = Math.min(maxFarPx, length * 0.8)
  const isFreeFar = (side: 0 | 1) =>
    [0.3, 0.5, 0.75, 1].every((share) => isFreeAt(side, Math.round(far * share)))
  return (
    barFreeAtPx.every((distance) => isFreeAt(0, distance) && isFreeAt(1, distance)) &&
    (isFreeFar(0) || isFreeFar(1))
  )
}

/** Merges strokes that touch. They come from top to bottom, so a box that ended some rows above can't grow any more. */
function merge(strokes: readonly Stroke[]): Box[] {
  const done: Box[] = []
  let growing: Box[] = []
  for (const { y, x0, x1 } of strokes) {
    let box: Box = { x0, y0: y, x1, y1: y + 1 }
    const others: Box[] = []
    for (const other of growing) {
      if (other.y1 + maxGapPx < y) done.push(other)
      else if (touches(other, box)) box = unite([box, other])
      else others.push(other)
    }
    growing = [...others, box]
  }
  return [...done, ...growing]
}

function touches(a: Box, b: Box): boolean {
  return a.y1 + 1 >= b.y0 && a.x0 - maxGapPx <= b.x1 && b.x0 <= a.x1 + maxGapPx
}

/** Whether there is no ink at this distance on both sides, along this share of the line. */
function isFree(image: GreyImage, box: Box, distance: number, minShare: number): boolean {
  const sides = [box.y0 - distance, box.y1 - 1 + distance]
  return sides.every((y) => freeAlong(image, box, y) >= (box.x1 - box.x0) * minShare)
}

function freeAlong(image: GreyImage, box: Box, y: number): number {
  return columnsOf(box).filter(
    (x) => (image.pixels[y * image.width + x] ?? 0) >= darkestAt(image, box, x) + minContrast,
  ).length
}

function isUnbroken(image: GreyImage, box: Box): boolean {
  if (box.y1 - box.y0 < thickPx) return true
  const levels = columnsOf(box).map((x) => darkestAt(image, box, x))
  const background = median(
    columnsOf(box).map((x) => image.pixels[(box.y0 - freeAtPx) * image.width + x] ?? 0),
  )
  // between two letters there is a little ink of both
  const clearInk = (median(levels) + background) / 2
  return levels.filter((level) => level <= clearInk).length >= levels.length * minUnbroken
}

function columnsOf({ x0, x1 }: Box): number[] {
  return Array.from({ length: x1 - x0 }, (_, i) => x0 + i)
}

function darkestAt({ width, pixels }: GreyImage, { y0, y1 }: Box, x: number): number {
  let darkest = 255
  for (let y = y0; y < y1; y++) darkest = Math.min(darkest, pixels[y * width + x] ?? 255)
  return darkest
}
