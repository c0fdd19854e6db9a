// Cuts a photograph to the sheet of paper on it; the surroundings of a receipt would be read as text.
import { median } from '../../../shared/layout/geometry.ts'
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { transposed } from '../pixels/turn.ts'
import { findComponents, type Component } from './components.ts'
import { histogramOf, inkThreshold } from './histogram.ts'
import { resize } from './resample.ts'

const thumbnailPx = 160
/** A little more than the thickness of text at this scale, so that the sheet has no holes. */
const closePx = 2
const marginPx = 2
/** Bounds for a certain sheet. With wider bounds text was lost on one photo in ten. */
const minContrast = { levels: 40, ratio: 0.68 }
/** The levels at this distance to either side of an edge of the sheet differ by at least so much in the mean. */
const edgePx = 3
const minEdge = 10
const share = { min: 0.35, max: 0.93, minHeight: 0.7 }

/** Returns the sheet's box on the image, or null if none is certain. */
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

function isCertain(sheet: Component, { width, height, pixels }: GreyImage, threshold: number): boolean {
  const part = sheet.area / (width * height)
  if (part < share.min || part > share.max || sheet.y1 - sheet.y0 < height * share.minHeight) return false
  let [lightSum, darkSum, light] = [0, 0, 0]
  for (const level of pixels) {
    if (level > threshold) {
      lightSum += level
      light++
    } else darkSum += level
  }
  const inside = lightSum / light
  const outside = darkSum / (pixels.length - light)
  return inside - outside >= minContrast.levels && outside / inside < minContrast.ratio
}

/**
 * Whether the brightness drops within a few pixels at each edge of the sheet, searched row by row because sheets lie aslant.
 * Paper that only darkens away from a lamp continues, and so may its text.
 */
function hasEdges(sheet: Component, picture: GreyImage, threshold: number): boolean {
  return [picture, transposed(picture)].every((view) => {
    const { x0, y0, x1, y1 } = view === picture ? sheet : transposedBox(sheet)
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
    return sides.every(({ isCut, steps }) => !isCut || (steps.length > 0 && median(steps) >= minEdge))
  })

  function isLight(level: number): boolean {
    return level > threshold
  }
}

/** Returns how much lighter a row is inside its edge than outside; 0 if the sheet ends with the picture. */
function stepAt(row: Uint8Array, edge: number, outwards: -1 | 1): number[] {
  const [inner, outer] = [row[edge - outwards * edgePx], row[edge + outwards * edgePx]]
  return edge < 0 || inner === undefined || outer === undefined ? [] : [inner - outer]
}

function transposedBox({ x0, y0, x1, y1 }: Box): Box {
  return { x0: y0, y0: x0, x1: y1, y1: x1 }
}

/** Makes each pixel as light as the lightest near it, across and then down, which removes text from the paper. */
function lightened(image: GreyImage): GreyImage {
  return transposed(lightenedAcross(transposed(lightenedAcross(image))))
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
