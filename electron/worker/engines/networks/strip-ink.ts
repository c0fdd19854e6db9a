// Finds the ink on the strip of a line. Words take their boxes from it, and gaps between them are measured in it.
import { greyOf, type ColourImage } from '../../pixels/colour.ts'
import { histogramOf, inkThreshold, quantile } from '../../prepare/histogram.ts'

export interface StripInk {
  readonly width: number
  readonly height: number
  /** 1 for ink, row by row. */
  readonly marks: Uint8Array
  /** The pixels of ink in each column of the line, without rules that run along it. */
  readonly columns: Uint16Array
  /** The rows of the line itself, without ink of the lines above and below. */
  readonly top: number
  readonly bottom: number
}

/** In heights of the strip: a line has fewer blank rows (in 二 or an i) than there are between two lines. */
const maxBlank = 0.1
/** If a larger share of the strip is dark, its letters are light. */
const maxInk = 0.5
/** Levels between ink and background: less is noise. */
const minContrast = 24
const edge = 0.03
/** In heights of the strip: if three stretches of this length are without a gap, a rule runs below them. */
const ruleReach = 0.75
/** Pixels by which the edge of a rule is ragged. */
const ruleEdge = 1

/** Returns null if the strip has no contrast. */
export function inkOfStrip(strip: ColourImage): StripInk | null {
  const { width, height, pixels } = greyOf(strip)
  const counts = histogramOf(pixels)
  if (quantile(counts, 1 - edge) - quantile(counts, edge) < minContrast) return null
  const threshold = inkThreshold(counts)
  const dark = counts.subarray(0, threshold + 1).reduce((sum, n) => sum + n, 0)
  const isDark = dark <= maxInk * pixels.length
  const marks = pixels.map((level) => (level <= threshold === isDark ? 1 : 0))
  const { top, bottom } = bandOf(marks, width, height)
  const columns = new Uint16Array(width)
  for (let y = top; y < bottom; y++)
    for (let x = 0; x < width; x++) columns[x] = (columns[x] ?? 0) + (marks[y * width + x] ?? 0)
  return { width, height, marks, columns: withoutRules(columns, Math.round(ruleReach * height)), top, bottom }
}

/** An underline or the border of a table has ink in every column, which would hide all gaps. */
function withoutRules(columns: Uint16Array, reach: number): Uint16Array {
  const minima = Array.from({ length: Math.ceil(columns.length / reach) }, (_, i) =>
    Math.min(...columns.subarray(i * reach, (i + 1) * reach)),
  )
  return columns.map((count, x) => {
    const at = Math.floor(x / reach)
    const rule = Math.min(...minima.slice(Math.max(0, at - 1), at + 2))
    return rule === 0 ? count : Math.max(0, count - rule - ruleEdge)
  })
}

/** Returns the least ink of a stretch of `width` columns between `from` and `to`, in units of the mean of the line. */
export function minInk({ columns }: StripInk, from: number, to: number, width: number): number {
  const within = columns.subarray(Math.max(0, from), Math.max(from + 1, to))
  const length = Math.min(width, within.length)
  let stretch = sumOf(within.subarray(0, length))
  let min = stretch
  for (let end = length; end < within.length; end++) {
    stretch += (within[end] ?? 0) - (within[end - length] ?? 0)
    min = Math.min(min, stretch)
  }
  return min / Math.max(1, length) / Math.max(Number.MIN_VALUE, sumOf(columns) / columns.length)
}

function sumOf(counts: Uint16Array): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Returns the rows from the middle up and down to the first blank rows. */
function bandOf(marks: Uint8Array, width: number, height: number): { top: number; bottom: number } {
  const hasInk = (y: number) => marks.subarray(y * width, (y + 1) * width).includes(1)
  const max = Math.round(height * maxBlank)
  const lastFrom = (step: 1 | -1) => {
    let last = height >> 1
    for (let y = last; y >= 0 && y < height && Math.abs(y - last) <= max; y += step) if (hasInk(y)) last = y
    return last
  }
  return { top: lastFrom(-1), bottom: lastFrom(1) + 1 }
}

interface Columns {
  readonly x0: number
  readonly x1: number
}

/** Returns the widest run of columns without ink between `from` and `to`; null if there is none. */
export function widestGap({ columns }: StripInk, from: number, to: number): Columns | null {
  let best: Columns | null = null
  let x0 = -1
  const end = Math.min(columns.length, to)
  for (let x = Math.max(0, from); x <= end; x++) {
    const isGap = x < end && columns[x] === 0
    if (isGap && x0 < 0) x0 = x
    if (!isGap && x0 >= 0) {
      if (!best || x - x0 > best.x1 - best.x0) best = { x0, x1: x }
      x0 = -1
    }
  }
  return best
}

/** Returns the rows with ink in these columns, or all rows of the line if they have none. */
export function rowsWithInk(
  { marks, width, top, bottom }: StripInk,
  x0: number,
  x1: number,
): { y0: number; y1: number } {
  const hasInk = (y: number) => marks.subarray(y * width + x0, y * width + x1).includes(1)
  let [y0, y1] = [top, bottom]
  while (y0 < y1 && !hasInk(y0)) y0++
  while (y1 > y0 && !hasInk(y1 - 1)) y1--
  return y0 < y1 ? { y0, y1 } : { y0: top, y1: bottom }
}

/** In heights of the strip: ink further away from all characters is unread. */
const maxDistance = 0.9

/** Returns the share of the columns with ink that have no character near, such as those of unknown characters. */
export function unreadShare({ columns, height }: StripInk, places: readonly number[]): number {
  let [inked, unread] = [0, 0]
  columns.forEach((count, x) => {
    if (count === 0) return
    inked++
    if (!places.some((at) => Math.abs(at - x) < maxDistance * height)) unread++
  })
  return inked === 0 ? 0 : unread / inked
}
