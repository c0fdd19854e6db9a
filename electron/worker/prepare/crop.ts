// Cuts a photograph to the sheet of paper on it. What stands around a receipt is read as junk otherwise.
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { findComponents, type Component } from './components.ts'
import { histogramOf, inkThreshold } from './histogram.ts'
import type { Placement } from '../pixels/placement.ts'
import { shiftedBy } from '../pixels/placement.ts'
import { resize } from './resample.ts'
import { median } from './text-size.ts'

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
  if (!sheet || !isCertain(sheet, thumbnail, threshold) || !hasEdges(sheet, thumbnail, threshold)) return null
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
 * Paper ends from one pixel to the next, wherever in its row or column, since sheets lie aslant. Where it only grows
 * darker, away from a lamp, it goes on, and so may the text.
 */
function hasEdges(sheet: Component, picture: GreyImage, threshold: number): boolean {
  return [picture, turned(picture)].every((view) => {
    const { x0, y0, x1, y1 } = view === picture ? sheet : transposed(sheet)
    const rows = Array.from({ length: y1 - y0 }, (_, i) =>
      view.pixels.subarray((y0 + i) * view.width, (y0 + i + 1) * view.width),
    )
    const sides = [
      { isCut: x0 > edgePx, steps: rows.flatMap((row) => stepAt(row, row.findIndex(isLight), -1)) },
      {
        isCut: x1 < view.width - edgePx,
        steps: rows.flatMap((row) => stepAt(row, row.findLastIndex(isLight), 1)),
      },
    ]
    return sides.every(({ isCut, steps }) => !isCut || (steps.length > 0 && median(steps) >= leastEdge))
  })

  function isLight(level: number): boolean {
    return level > threshold
  }
}

/** How much lighter a row is within its edge than beyond it; nothing where the sheet ends with the picture. */
function stepAt(row: Uint8Array, edge: number, outwards: -1 | 1): number[] {
  const [inner, outer] = [row[edge - outwards * edgePx], row[edge + outwards * edgePx]]
  return edge < 0 || inner === undefined || outer === undefined ? [] : [inner - outer]
}

function transposed({ x0, y0, x1, y1 }: Box): Box {
  return { x0: y0, y0: x0, x1: y1, y1: x1 }
}

function turned({ width, height, pixels }: GreyImage): GreyImage {
  const turned = new Uint8Array(pixels.length)
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) turned[x * height + y] = pixels[y * width + x] ?? 0
  return { width: height, height: width, pixels: turned }
}

/** Each pixel as light as the lightest near it, first across and then down, which wipes text off the paper. */
function lightened(image: GreyImage): GreyImage {
  return turned(lightenedAcross(turned(lightenedAcross(image))))
}

function lightenedAcross({ width, height, pixels }: GreyImage): GreyImage {
  const wiped = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++)
    lightenRow(pixels.subarray(y * width, (y + 1) * width), wiped.subarray(y * width, (y + 1) * width))
  return { width, height, pixels: wiped }
}

/** See [Note: rows]. */
function lightenRow(row: Uint8Array, wiped: Uint8Array): void {
  for (let x = 0; x < row.length; x++) wiped[x] = lightestNear(row, x)
}

function lightestNear(row: Uint8Array, x: number): number {
  let level = 0
  const last = Math.min(row.length - 1, x + closePx)
  for (let u = Math.max(0, x - closePx); u <= last; u++) level = Math.max(level, row[u] ?? 0)
  return level
}

function largest(components: readonly Component[]): Component | null {
  return components.reduce<Component | null>((a, b) => (a && a.area >= b.area ? a : b), null)
}
