// Cuts a photograph to the sheet of paper on it. What stands around a receipt is read as junk otherwise.
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { findComponents, type Component } from './components.ts'
import { histogramOf, inkThreshold } from './histogram.ts'
import type { Placement } from './placement.ts'
import { shiftedBy } from './placement.ts'
import { resize } from './resample.ts'

const thumbnailPx = 160
/** A little more than text is thick there, so that the sheet has no holes. */
const closePx = 2
const marginPx = 2
/** The guard: cut only where sheet and surroundings are certain. Otherwise text was lost, on one photo in ten. */
const leastContrast = { levels: 40, ratio: 0.68 }
/** Across an edge of the sheet, this far to either side, the levels differ by so much on the whole. */
const edgePx = 3
const leastEdge = 10
const share = { least: 0.35, most: 0.93, leastHeight: 0.7 }

/** The sheet's box on the image, or null where there is none to be certain of. */
export async function findSheet(image: GreyImage): Promise<Box | null> {
  const factor = thumbnailPx / Math.max(image.width, image.height)
  const thumbnail = lightened(await resize(image, factor))
  const threshold = inkThreshold(histogramOf(thumbnail.pixels))
  const sheet = largest(findComponents(thumbnail, threshold, 'light'))
  if (!sheet || !isCertain(sheet, thumbnail, threshold) || !hasEdges(sheet, thumbnail)) return null
  return {
    x0: Math.max(0, Math.floor((sheet.x0 - marginPx) / factor)),
    y0: Math.max(0, Math.floor((sheet.y0 - marginPx) / factor)),
    x1: Math.min(image.width, Math.ceil((sheet.x1 + marginPx) / factor)),
    y1: Math.min(image.height, Math.ceil((sheet.y1 + marginPx) / factor)),
  }
}

export function cut(image: GreyImage, { x0, y0, x1, y1 }: Box): { image: GreyImage; back: Placement } {
  const [width, height] = [x1 - x0, y1 - y0]
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = (y + y0) * image.width
    pixels.set(image.pixels.subarray(start + x0, start + x1), y * width)
  }
  return { image: { width, height, pixels }, back: shiftedBy(-x0, -y0) }
}

function isCertain(sheet: Component, { width, height, pixels }: GreyImage, threshold: number): boolean {
  const part = sheet.area / (width * height)
  if (part < share.least || part > share.most || sheet.y1 - sheet.y0 < height * share.leastHeight)
    return false
  let [lightSum, darkSum, light] = [0, 0, 0]
  for (const level of pixels) {
    if (level > threshold) {
      lightSum += level
      light++
    } else darkSum += level
  }
  const inside = lightSum / light
  const outside = darkSum / (pixels.length - light)
  return inside - outside >= leastContrast.levels && outside / inside < leastContrast.ratio
}

/**
 * Paper ends from one pixel to the next. Where it only grows darker, away from a lamp, it goes on, and so may the text.
 */
function hasEdges({ x0, y0, x1, y1 }: Component, { width, height, pixels }: GreyImage): boolean {
  const step = (inner: (i: number) => number, outer: (i: number) => number, from: number, to: number) => {
    let sum = 0
    for (let i = from; i < to; i++) sum += (pixels[inner(i)] ?? 0) - (pixels[outer(i)] ?? 0)
    return to > from ? sum / (to - from) : 0
  }
  const at = (x: number, y: number) => y * width + x
  const [left, right] = [Math.max(0, x0 - edgePx), Math.min(width - 1, x1 - 1 + edgePx)]
  const [top, bottom] = [Math.max(0, y0 - edgePx), Math.min(height - 1, y1 - 1 + edgePx)]
  const inside = { x0: x0 + edgePx, x1: x1 - 1 - edgePx, y0: y0 + edgePx, y1: y1 - 1 - edgePx }
  const sides = [
    {
      isCut: left > 0,
      by: () =>
        step(
          (y) => at(inside.x0, y),
          (y) => at(left, y),
          y0,
          y1,
        ),
    },
    {
      isCut: right < width - 1,
      by: () =>
        step(
          (y) => at(inside.x1, y),
          (y) => at(right, y),
          y0,
          y1,
        ),
    },
    {
      isCut: top > 0,
      by: () =>
        step(
          (x) => at(x, inside.y0),
          (x) => at(x, top),
          x0,
          x1,
        ),
    },
    {
      isCut: bottom < height - 1,
      by: () =>
        step(
          (x) => at(x, inside.y1),
          (x) => at(x, bottom),
          x0,
          x1,
        ),
    },
  ]
  return sides.every(({ isCut, by }) => !isCut || by() >= leastEdge)
}

/** Each pixel as light as the lightest near it, which wipes text off the paper. */
function lightened({ width, height, pixels }: GreyImage): GreyImage {
  const wiped = pixels.map((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    let level = 0
    for (let v = Math.max(0, y - closePx); v <= Math.min(height - 1, y + closePx); v++) {
      for (let u = Math.max(0, x - closePx); u <= Math.min(width - 1, x + closePx); u++) {
        level = Math.max(level, pixels[v * width + u] ?? 0)
      }
    }
    return level
  })
  return { width, height, pixels: wiped }
}

function largest(components: readonly Component[]): Component | null {
  return components.reduce<Component | null>((a, b) => (a && a.area >= b.area ? a : b), null)
}
