// A few lines from here and there on a page, put below each other: enough to tell its language, and soon read.
import type { GreyImage } from '../pixels/grey.ts'
import { histogramOf, quantile } from '../prepare/histogram.ts'
import { cutOut } from '../recognise/part.ts'
import { columnActivity, rowActivity, rowsOfText, type Band } from './activity.ts'

const soonReadPixels = 300_000
/** In line heights: two lines and what parts them from their neighbours. */
const bandHeight = 3

export interface SampleSize {
  /** From as many parts of the page, the liveliest band of each. */
  readonly bands: number
  readonly widthPx: number
}

/** Whether a sample would take about as long as the whole. */
export function isSoonRead({ width, height }: GreyImage): boolean {
  return width * height <= soonReadPixels
}

export function sampleOf(image: GreyImage, size: SampleSize): GreyImage {
  if (isSoonRead(image)) return image
  const rows = rowsOfText(image)
  const activity = rowActivity(image, rows)
  const lineHeight = usualLineHeight(activity, image.height)
  const height = Math.min(image.height, Math.round(lineHeight * bandHeight))
  const bands = liveliestBands(activity, height, size.bands)
  const left = liveliestStart(columnActivity(image, rows, bands), size.widthPx)
  return stack(image, bands, left, Math.min(size.widthPx, image.width - left), Math.round(lineHeight / 2))
}

/** The middle one of the heights of all runs of lively rows, gap included; lines that run together say nothing. */
function usualLineHeight(activity: Uint32Array, imageHeight: number): number {
  const threshold = percentile(activity, 0.9) * 0.25
  const heights: number[] = []
  let start = -1
  for (let y = 0; y <= activity.length; y++) {
    const isLively = (activity[y] ?? 0) > threshold
    if (isLively && start < 0) start = y
    if (!isLively && start >= 0) {
      if (y - start >= 5) heights.push((y - start) * 1.6)
      start = -1
    }
  }
  heights.sort((a, b) => a - b)
  const middle = heights[heights.length >> 1] ?? 40
  return Math.min(Math.max(middle, 14), Math.max(14, imageHeight / 6), 120)
}

/** The liveliest band of each part, so that one picture or table does not stand for the page. */
function liveliestBands(activity: Uint32Array, height: number, parts: number): Band[] {
  // A ruling or a pattern is livelier than any text; what is beyond the usual counts no more.
  const cap = percentile(activity, 0.9)
  const share = activity.length / parts
  const bands: Band[] = []
  for (let part = 0; part < parts; part++) {
    const from = Math.max(Math.round(part * share), endOf(bands.at(-1)))
    const to = Math.min(Math.round((part + 1) * share), activity.length - height)
    const best = bestWindow(activity, from, to, height, cap)
    if (best !== null) bands.push(betweenLines(activity, best, height, from))
  }
  return bands.length > 0 ? bands : [{ top: 0, height }]
}

/** Half a line is read as nonsense: so a band begins and ends where it is quiet, a little within or without. */
function betweenLines(activity: Uint32Array, start: number, size: number, least: number): Band {
  const reach = Math.round(size / 5)
  const top = quietest(activity, Math.max(least, start - reach), start + reach)
  const end = quietest(activity, start + size - reach, Math.min(activity.length - 1, start + size + reach))
  return { top, height: end - top }
}

function endOf(band: Band | undefined): number {
  return band ? band.top + band.height : 0
}

function quietest(activity: Uint32Array, from: number, to: number): number {
  let best = from
  for (let y = from; y <= to; y++) if ((activity[y] ?? 0) < (activity[best] ?? 0)) best = y
  return best
}

function bestWindow(values: Uint32Array, from: number, to: number, size: number, cap: number): number | null {
  let best = 0
  let bestStart: number | null = null
  for (let start = from; start <= to; start += Math.max(1, size >> 3)) {
    let sum = 0
    for (let i = start; i < start + size; i++) sum += Math.min(values[i] ?? 0, cap)
    if (sum <= best) continue
    best = sum
    bestStart = start
  }
  return bestStart
}

function liveliestStart(activity: Uint32Array, width: number): number {
  if (activity.length <= width) return 0
  return bestWindow(activity, 0, activity.length - width, width, percentile(activity, 0.9)) ?? 0
}

function percentile(values: Uint32Array, share: number): number {
  return values.slice().sort()[Math.floor((values.length - 1) * share)] ?? 0
}

function stack(
  image: GreyImage,
  bands: readonly Band[],
  left: number,
  width: number,
  gap: number,
): GreyImage {
  const pieces = bands.map(({ top, height }) =>
    cutOut(image, { x0: left, y0: top, x1: left + width, y1: top + height }),
  )
  const height = pieces.reduce((sum, piece) => sum + piece.height + gap, gap)
  const pixels = new Uint8Array(width * height)
  let row = 0
  for (const piece of pieces) {
    // Beside whiter paper than its own, all of a grey sheet would be taken for ink.
    pixels.fill(quantile(histogramOf(piece.pixels), 0.5), row * width, (row + piece.height + 2 * gap) * width)
    pixels.set(piece.pixels, (row + gap) * width)
    row += piece.height + gap
  }
  return { width, height, pixels }
}
