// Ruling lines, found in the pixels: the recogniser tells nothing of them.
import { unite, type Box, type Rule } from '../../shared/page.ts'
import type { GreyImage } from './grey.ts'
import { findStrokes, leastContrast, mostThicknessPx, type Stroke } from './strokes.ts'

const leastLengthPx = 60
const leastShareOfSide = 0.05
const mostGapPx = 6
/** A scan that is not quite straight makes a line step from row to row. */
const mostTilt = 0.04
/** How much of the space beside a line is empty. Serifs in a row look like a line too, but stems stand on them. */
const leastFreeShare = 0.85
const freeAtPx = 3

export function findRules(image: GreyImage): Rule[] {
  const horizontal = findHorizontal(image).map((box): Rule => ({ box, direction: 'horizontal' }))
  const vertical = findHorizontal(transpose(image)).map(({ x0, y0, x1, y1 }): Rule => ({
    box: { x0: y0, y0: x0, x1: y1, y1: x1 },
    direction: 'vertical',
  }))
  return [...horizontal, ...vertical]
}

function findHorizontal(image: GreyImage): Box[] {
  const leastLength = Math.max(leastLengthPx, image.width * leastShareOfSide)
  return merge(findStrokes(image)).filter((box) => {
    const length = box.x1 - box.x0
    const isLine = length >= leastLength && box.y1 - box.y0 <= mostThicknessPx + length * mostTilt
    return isLine && isFree(image, box, box.y0 - freeAtPx) && isFree(image, box, box.y1 - 1 + freeAtPx)
  })
}

/** Strokes come from the top down, so a box that ended some rows above can't grow any more. */
function merge(strokes: readonly Stroke[]): Box[] {
  const done: Box[] = []
  let growing: Box[] = []
  for (const { y, x0, x1 } of strokes) {
    let box: Box = { x0, y0: y, x1, y1: y + 1 }
    const others: Box[] = []
    for (const other of growing) {
      if (other.y1 + mostGapPx < y) done.push(other)
      else if (touches(other, box)) box = unite([box, other])
      else others.push(other)
    }
    growing = [...others, box]
  }
  return [...done, ...growing]
}

function touches(a: Box, b: Box): boolean {
  return a.y1 + 1 >= b.y0 && a.x0 - mostGapPx <= b.x1 && b.x0 <= a.x1 + mostGapPx
}

function isFree({ width, pixels }: GreyImage, { x0, x1, y0, y1 }: Box, y: number): boolean {
  let free = 0
  for (let x = x0; x < x1; x++) {
    let darkest = 255
    for (let row = y0; row < y1; row++) darkest = Math.min(darkest, pixels[row * width + x] ?? 255)
    if ((pixels[y * width + x] ?? 0) >= darkest + leastContrast) free++
  }
  return free >= (x1 - x0) * leastFreeShare
}

function transpose({ width, height, pixels }: GreyImage): GreyImage {
  const turned = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + y] = pixels[y * width + x] ?? 0
  }
  return { width: height, height: width, pixels: turned }
}
