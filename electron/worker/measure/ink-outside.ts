// Finds ink outside of everything that was read or recognised. Blurred or pale text has no letters that could be
// measured, but as much ink as sharp text.
import { heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { findOfLevels } from '../prepare/components.ts'
import { histogramOf } from '../prepare/histogram.ts'

/** Mean darkness of a cell against the background, in grey levels. Black text has 25 to 60, pale grey text 6, a bar 200. */
const [minDarkness, maxOfText] = [4, 120]
/** Number of adjacent dark cells, each as high as a letter; fewer are single marks. */
const minCells = 6
/** In cells: two lines of text are at most this high together, figures are higher. */
const maxCellsHigh = 6
/** Dark cells in a column: a tilted rule has one, even if the box around it is as high as a line of text. */
const minThickness = 1.5
/** Width of a line in its heights; stains and stamps are rounder. */
const minWidth = 3
/** Share of dark cells in the box around them: lines of text fill it, curves and frames do not. */
const minFilled = 0.6

/** The page in cells, each as high as a letter. */
interface InkOutside {
  /** White is a cell without ink, or with what is known. */
  readonly cells: GreyImage
  /** The side of a cell in pixels of the page. */
  readonly side: number
}

/** `letter` is the height of a letter in pixels; `known` are the boxes of words, rules and marks. */
export function inkOutside(image: GreyImage, letter: number, known: readonly Box[]): InkOutside {
  const side = Math.max(8, Math.round(letter))
  const [width, height] = [Math.floor(image.width / side), Math.floor(image.height / side)]
  const isKnown = new Uint8Array(width * height)
  for (const { x0, y0, x1, y1 } of known) {
    const left = Math.max(0, Math.floor(x0 / side) - 1)
    const right = Math.min(width - 1, Math.floor(x1 / side) + 1)
    const bottom = Math.min(height - 1, Math.floor(y1 / side) + 1)
    for (let y = Math.max(0, Math.floor(y0 / side) - 1); y <= bottom; y++)
      isKnown.fill(1, y * width + left, y * width + right + 1)
  }
  const counts = histogramOf(image.pixels, 7)
  const background = counts.indexOf(Math.max(...counts))
  const pixels = isKnown.map((known, at) => {
    if (known === 1) return 255
    const [x, y] = [(at % width) * side, Math.floor(at / width) * side]
    return 255 - meanDarkness(image, { x0: x, y0: y, x1: x + side, y1: y + side }, background)
  })
  return { cells: { width, height, pixels }, side }
}

/** The mean darkness of every second pixel of a box. */
function meanDarkness({ width, pixels }: GreyImage, { x0, y0, x1, y1 }: Box, background: number): number {
  let sum = 0
  let count = 0
  for (let y = y0; y < y1; y += 2)
    for (let x = x0; x < x1; x += 2) {
      sum += Math.max(0, background - (pixels[y * width + x] ?? 0))
      count += 1
    }
  return sum / count
}

/** Whether there is a row of ink as long as a word. */
export function hasRowOfInk({ cells: { width, pixels } }: InkOutside): boolean {
  let run = 0
  return pixels.some((pixel, at) => {
    run = pixel <= 255 - minDarkness ? (at % width === 0 ? 1 : run + 1) : 0
    return run >= minCells
  })
}

/** Returns the areas that look like lines of text, in pixels of the page. */
export function linesOfInk({ cells, side }: InkOutside): Box[] {
  return findOfLevels(cells, 255 - maxOfText, 255 - minDarkness)
    .filter(
      (area) =>
        widthOf(area) >= minCells &&
        heightOf(area) <= maxCellsHigh &&
        widthOf(area) >= minWidth * heightOf(area) &&
        area.area >= widthOf(area) * Math.max(minThickness, minFilled * heightOf(area)),
    )
    .map(({ x0, y0, x1, y1 }) => ({ x0: x0 * side, y0: y0 * side, x1: x1 * side, y1: y1 * side }))
}
