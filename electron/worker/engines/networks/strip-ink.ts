// Where the ink is on the strip of a line: by this words get the boxes of their ink, and wide rooms part them.
import { greyOf, type ColourImage } from '../../pixels/colour.ts'
import { histogramOf, inkThreshold, quantile } from '../../prepare/histogram.ts'

export interface StripInk {
  readonly width: number
  readonly height: number
  /** 1 for ink, row by row. */
  readonly marks: Uint8Array
  /** How many pixels of ink a column has within the row of the line. */
  readonly columns: Uint16Array
  /** The rows of the line itself, without what reaches in from the lines above and below. */
  readonly top: number
  readonly bottom: number
}

/** In heights of the strip: rows without ink within a line are those of 二 or an i; between two lines there are more. */
const mostBlank = 0.1
/** Light letters: where less than this is as dark as ink should be, the strip's ground is the dark part. */
const mostInk = 0.5
/** Levels between ink and paper: less is noise. */
const leastContrast = 24
const edge = 0.03

/** Null where nothing stands out. */
export function inkOfStrip(strip: ColourImage): StripInk | null {
  const { width, height, pixels } = greyOf(strip)
  const counts = histogramOf(pixels)
  if (quantile(counts, 1 - edge) - quantile(counts, edge) < leastContrast) return null
  const threshold = inkThreshold(counts)
  const dark = counts.subarray(0, threshold + 1).reduce((sum, n) => sum + n, 0)
  const isDark = dark <= mostInk * pixels.length
  const marks = pixels.map((level) => (level <= threshold === isDark ? 1 : 0))
  const { top, bottom } = bandOf(marks, width, height)
  const columns = new Uint16Array(width)
  for (let y = top; y < bottom; y++)
    for (let x = 0; x < width; x++) columns[x] = (columns[x] ?? 0) + (marks[y * width + x] ?? 0)
  return { width, height, marks, columns, top, bottom }
}

/** From the middle up and down to where the paper shows. */
function bandOf(marks: Uint8Array, width: number, height: number): { top: number; bottom: number } {
  const hasInk = (y: number) => marks.subarray(y * width, (y + 1) * width).includes(1)
  const most = Math.round(height * mostBlank)
  const lastFrom = (step: 1 | -1) => {
    let last = height >> 1
    for (let y = last; y >= 0 && y < height && Math.abs(y - last) <= most; y += step) if (hasInk(y)) last = y
    return last
  }
  return { top: lastFrom(-1), bottom: lastFrom(1) + 1 }
}

/** The widest run of columns without ink between two of them, or null. */
export function widestRoom(
  { columns }: StripInk,
  from: number,
  to: number,
): { x0: number; x1: number } | null {
  let best: { x0: number; x1: number } | null = null
  let x0 = -1
  for (let x = Math.max(0, from); x <= Math.min(columns.length, to); x++) {
    const isRoom = x < Math.min(columns.length, to) && columns[x] === 0
    if (isRoom && x0 < 0) x0 = x
    if (!isRoom && x0 >= 0) {
      if (!best || x - x0 > best.x1 - best.x0) best = { x0, x1: x }
      x0 = -1
    }
  }
  return best
}

/** The rows with ink in these columns; those of the line where there is none. */
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

/** Of the columns with ink those that are further than this from all characters that were read; in heights of the strip. */
const farOff = 0.9

/** The share of the ink on which nothing was read: characters that are not in the alphabet leave it behind. */
export function unreadShare({ columns, height }: StripInk, places: readonly number[]): number {
  let [inked, unread] = [0, 0]
  columns.forEach((count, x) => {
    if (count === 0) return
    inked++
    if (!places.some((at) => Math.abs(at - x) < farOff * height)) unread++
  })
  return inked === 0 ? 0 : unread / inked
}
