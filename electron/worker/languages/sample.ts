// Cuts a few lines from all over a page and puts them below each other: enough to detect the language, and fast to read.
import { cut, type GreyImage } from '../pixels/grey.ts'
import { histogramOf, quantile } from '../prepare/histogram.ts'
import { columnActivity, rowActivity, textAreas, type Band } from './activity.ts'

const smallImagePixels = 300_000
/** In line heights: two lines with the space around them. */
const bandHeight = 3

export interface SampleSize {
  /** Number of parts of the page, from each of which the densest band is taken. */
  readonly bands: number
  readonly widthPx: number
}

/** Whether reading a sample would take about as long as reading the image. */
export function isSmall({ width, height }: GreyImage): boolean {
  return width * height <= smallImagePixels
}

export function sampleOf(image: GreyImage, size: SampleSize): GreyImage {
  if (isSmall(image)) return image
  const areas = textAreas(image)
  const activity = rowActivity(image, areas)
  const lineHeight = usualLineHeight(activity, image.height)
  const height = Math.min(image.height, Math.round(lineHeight * bandHeight))
  const bands = densestBands(activity, height, size.bands)
  const left = densestStart(columnActivity(image, areas, bands), size.widthPx)
  return stack(image, bands, left, Math.min(size.widthPx, image.width - left), Math.round(lineHeight / 2))
}

/** Returns the median height of all runs of active rows, including the gap. */
function usualLineHeight(activity: Uint32Array, imageHeight: number): number {
  const threshold = percentile(activity, 0.9) * 0.25
  const heights: number[] = []
  let start = -1
  for (let y = 0; y <= activity.length; y++) {
    const isActive = (activity[y] ?? 0) > threshold
    if (isActive && start < 0) start = y
    if (!isActive && start >= 0) {
      if (y - start >= 5) heights.push((y - start) * 1.6)
      start = -1
    }
  }
  heights.sort((a, b) => a - b)
  const middle = heights[heights.length >> 1] ?? 40
  return Math.min(Math.max(middle, 14), Math.max(14, imageHeight / 6), 120)
}

/** Returns the densest band of each part, so that a single picture or table does not represent the page. */
function densestBands(activity: Uint32Array, height: number, parts: number): Band[] {
  // rules and patterns are more active than any text, so activity is capped at a usual value
  const cap = percentile(activity, 0.9)
  const share = activity.length / parts
  const bands: Band[] = []
  for (let part = 0; part < parts; part++) {
    const from = Math.max(Math.round(part * share), endOf(bands.at(-1)))
    const to = Math.min(Math.round((part + 1) * share), activity.length - height)
    const best = bestWindow(activity, from, to, height, cap)
    if (best !== null) bands.push(snapToGaps(activity, best, height, from))
  }
  return bands.length > 0 ? bands : [{ top: 0, height }]
}

/** Moves both ends of a band to the nearest gap between lines, because half a line is read as nonsense. */
function snapToGaps(activity: Uint32Array, start: number, size: number, min: number): Band {
  const reach = Math.round(size / 5)
  const top = leastActive(activity, Math.max(min, start - reach), start + reach)
  const end = leastActive(activity, start + size - reach, Math.min(activity.length - 1, start + size + reach))
  return { top, height: end - top }
}

function endOf(band: Band | undefined): number {
  return band ? band.top + band.height : 0
}

function leastActive(activity: Uint32Array, from: number, to: number): number {
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

function densestStart(activity: Uint32Array, width: number): number {
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
    cut(image, { x0: left, y0: top, x1: left + width, y1: top + height }),
  )
  const height = pieces.reduce((sum, piece) => sum + piece.height + gap, gap)
  const pixels = new Uint8Array(width * height)
  let row = 0
  for (const piece of pieces) {
    // next to a lighter background all of a grey page would be taken for ink
    pixels.fill(quantile(histogramOf(piece.pixels), 0.5), row * width, (row + piece.height + 2 * gap) * width)
    pixels.set(piece.pixels, (row + gap) * width)
    row += piece.height + gap
  }
  return { width, height, pixels }
}
