// Cuts a barcode out as a strip with vertical bars, each row averaged over several, and cleans up the strip.
import { median } from '../../../shared/layout/geometry.ts'
import type { GreyImage } from '../pixels/grey.ts'
import type { Placement, Point } from '../pixels/placement.ts'
import type { Bars } from './bars.ts'

export interface Strip {
  readonly image: GreyImage
  /** Maps a point of the strip to the image. */
  readonly back: Placement
  /** Magnification across the bars. */
  readonly scale: number
}

/** Quiet zone on each side, as a share of the code and in pixels. */
const margin = 0.12
const minMarginPx = 24
/** Codes that are narrower than this are enlarged. */
const wideCodePx = 900
const enlargement = 3
const maxRows = 32
/** Pixels of the image that are averaged for each row. */
const rowPx = 4
/** Difference between adjacent rows, in units of the contrast within a row; rows of letters differ more. */
const maxDifference = 0.4
const comparedRows = 10
/** Radius in pixels of the image that blur reaches. */
const blurPx = 3
const sharpness = 2
/** Width in pixels of the image of a wide bar with the space next to it. */
const wideBarPx = 16
/** In levels: a stretch that varies less is all background, or all ink. */
const minContrast = 12

export function stripOf(image: GreyImage, bars: Bars): Strip {
  const scale = bars.across < wideCodePx ? enlargement : 1
  const across = bars.across + 2 * Math.max(minMarginPx, bars.across * margin)
  const width = Math.round(across * scale)
  const height = Math.max(1, Math.min(maxRows, Math.floor(bars.along / rowPx)))
  const back = backFrom(bars, { across, width, height })
  const pixels = new Uint8Array(width * height)
  const rowShare = (rowPx * height) / bars.along
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let level = 0
      for (let i = 0; i < rowPx; i++)
        level += levelAt(image, back({ x: x + 0.5, y: y + ((i + 0.5) / rowPx) * rowShare }))
      pixels[y * width + x] = level / rowPx
    }
  return { image: { width, height, pixels }, back, scale }
}

/** Whether the rows of a place are alike, as those of bars are and those of letters are not. */
export function areBars(image: GreyImage, bars: Bars): boolean {
  const width = Math.round(bars.across)
  const back = backFrom(bars, { across: bars.across, width, height: comparedRows })
  const rows = Array.from({ length: comparedRows }, (_, y) =>
    Float32Array.from({ length: width }, (_, x) => levelAt(image, back({ x: x + 0.5, y: y + 0.5 }))),
  )
  return median(rows.slice(1).map((row, i) => differenceOf(row, rows[i] ?? row))) < maxDifference
}

function differenceOf(row: Float32Array, other: Float32Array): number {
  const mean = row.reduce((sum, level) => sum + level, 0) / row.length
  let [difference, spread] = [0, 0]
  row.forEach((level, i) => {
    difference += Math.abs(level - (other[i] ?? level))
    spread += Math.abs(level - mean)
  })
  return spread === 0 ? 1 : difference / spread
}

/** `across` is the width of the strip in pixels of the image. */
function backFrom(
  { x, y, along, angle }: Bars,
  { across, width, height }: { readonly across: number; readonly width: number; readonly height: number },
): Placement {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (point) => {
    const [u, v] = [(point.x / width - 0.5) * across, (point.y / height - 0.5) * along]
    return { x: x + u * cos - v * sin, y: y + u * sin + v * cos }
  }
}

/** Interpolates between four pixels; beyond the edges the pixels at the edge continue. */
function levelAt({ width, height, pixels }: GreyImage, point: Point): number {
  const [x, y] = [point.x - 0.5, point.y - 0.5]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [x0, x1] = [within(left, width), within(left + 1, width)]
  const [y0, y1] = [within(top, height) * width, within(top + 1, height) * width]
  const upper = (pixels[y0 + x0] ?? 0) + ((pixels[y0 + x1] ?? 0) - (pixels[y0 + x0] ?? 0)) * (x - left)
  const lower = (pixels[y1 + x0] ?? 0) + ((pixels[y1 + x1] ?? 0) - (pixels[y1 + x0] ?? 0)) * (x - left)
  return upper + (lower - upper) * (y - top)
}

function within(at: number, size: number): number {
  return Math.max(0, Math.min(size - 1, at))
}

/** Gives the strip full contrast everywhere, and sharp edges. */
export function clearStrip({ image: { width, height, pixels }, scale }: Strip): GreyImage {
  const result = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width, (y + 1) * width)
    const even = withFullContrast(row, Math.round(wideBarPx * scale))
    result.set(sharpened(even, Math.round(blurPx * scale)), y * width)
  }
  return { width, height, pixels: result }
}

/** Stretches the levels from the darkest to the lightest pixel within reach. */
function withFullContrast(row: Uint8Array, reach: number): Uint8Array {
  return row.map((level, i) => {
    let [dark, light] = [255, 0]
    for (let k = Math.max(0, i - reach); k <= Math.min(row.length - 1, i + reach); k++) {
      dark = Math.min(dark, row[k] ?? 255)
      light = Math.max(light, row[k] ?? 0)
    }
    return light - dark < minContrast ? 255 : Math.round(((level - dark) / (light - dark)) * 255)
  })
}

function sharpened(row: Uint8Array, reach: number): Uint8Array {
  const sums = new Float64Array(row.length + 1)
  row.forEach((level, i) => (sums[i + 1] = (sums[i] ?? 0) + level))
  return row.map((level, i) => {
    const [from, to] = [Math.max(0, i - reach), Math.min(row.length, i + reach + 1)]
    const mean = ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)
    return Math.max(0, Math.min(255, level + sharpness * (level - mean)))
  })
}
