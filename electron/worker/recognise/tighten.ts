// Shrinks word boxes to their ink. The Chinese models return boxes higher than the row.
import { unite, type Box, type Line } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'

/** In box heights: empty rows within a line (二, i); between two lines there are more. */
const maxBlank = 0.14
/** Share of ink above which it is light text on a dark bar. */
const maxInk = 0.6
const minHeightPx = 4

export function tighten(line: Line, image: GreyImage, threshold: number): Line {
  const band = bandOf(line.box, image, threshold)
  if (!band) return line
  const words = line.words.map((word) => ({ ...word, box: shrink(word.box, band, image, threshold) }))
  return { ...line, words, box: unite(words.map(({ box }) => box)) }
}

interface Band {
  readonly y0: number
  readonly y1: number
}

/** Returns the rows of the line: from its middle up and down to the background. */
export function bandOf(box: Box, image: GreyImage, threshold: number): Band | null {
  const [top, bottom] = [Math.max(0, Math.floor(box.y0)), Math.min(image.height, Math.ceil(box.y1))]
  const rows = Array.from({ length: Math.max(0, bottom - top) }, (_, i) =>
    inkOf(box, top + i, image, threshold),
  )
  const ink = rows.reduce((sum, count) => sum + count, 0)
  if (ink === 0 || ink > maxInk * rows.length * (box.x1 - box.x0)) return null
  const max = Math.max(1, Math.round(rows.length * maxBlank))
  const middle = rows.length >> 1
  const y0 = edge(rows, middle, -1, max)
  const y1 = edge(rows, middle, 1, max)
  return y1 - y0 < minHeightPx ? null : { y0: top + y0, y1: top + y1 + 1 }
}

/** Returns the last row with ink before this many empty ones, starting at the middle. */
function edge(rows: readonly number[], from: number, step: 1 | -1, maxBlankRows: number): number {
  let last = from
  for (let y = from; y >= 0 && y < rows.length; y += step) {
    if ((rows[y] ?? 0) > 0) last = y
    else if (Math.abs(y - last) > maxBlankRows) break
  }
  return last
}

function shrink(box: Box, band: Band, image: GreyImage, threshold: number): Box {
  let [y0, y1] = [Math.max(Math.floor(box.y0), band.y0), Math.min(Math.ceil(box.y1), band.y1)]
  while (y0 < y1 && inkOf(box, y0, image, threshold) === 0) y0++
  while (y1 > y0 && inkOf(box, y1 - 1, image, threshold) === 0) y1--
  return y1 - y0 < 2 ? box : { ...box, y0, y1 }
}

function inkOf({ x0, x1 }: Box, y: number, { width, pixels }: GreyImage, threshold: number): number {
  let ink = 0
  for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, Math.ceil(x1)); x++)
    if ((pixels[y * width + x] ?? 255) <= threshold) ink++
  return ink
}
