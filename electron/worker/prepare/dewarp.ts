// Straightens the lines of a curled sheet by moving each column of pixels by its measured displacement.
import type { GreyImage } from '../pixels/grey.ts'
import { sag, straight, type Curl, type Line } from './bend.ts'
import type { Placement } from '../pixels/placement.ts'

/** The displacement is not extrapolated beyond the text, where a parabola grows without bound. */
const maxReach = 1.4

export function flatten(image: GreyImage, curl: Curl): { image: GreyImage; back: Placement } {
  const { width, height } = image
  const pixels = new Uint8Array(width * height).fill(255)
  const slopes = Float64Array.from({ length: width }, (_, x) => sag({ slope: 1, bend: 0 }, reachAt(curl, x)))
  const bends = Float64Array.from({ length: width }, (_, x) => sag({ slope: 0, bend: 1 }, reachAt(curl, x)))
  for (let y = 0; y < height; y++) flattenRow(image, y, lineAt(curl, y), slopes, bends, pixels)
  const back: Placement = ({ x, y }) => ({ x, y: y + sag(lineAt(curl, y), reachAt(curl, x)) })
  return { image: { width, height, pixels }, back }
}

/** See [Note: rows]. */
function flattenRow(
  { width, height, pixels: from }: GreyImage,
  y: number,
  { slope, bend }: Line,
  slopes: Float64Array,
  bends: Float64Array,
  pixels: Uint8Array,
): void {
  const start = y * width
  for (let x = 0; x < width; x++) {
    const source = y + slope * (slopes[x] ?? 0) + bend * (bends[x] ?? 0)
    const row = Math.floor(source)
    if (row < 0 || row >= height - 1) continue
    const above = from[row * width + x] ?? 255
    const below = from[(row + 1) * width + x] ?? 255
    // both are paper on most of a page
    pixels[start + x] = above === below ? above : above + (below - above) * (source - row)
  }
}

/** Returns the mean tilt of the lines in degrees clockwise. */
export function tiltOf({ bands, reach }: Curl): number {
  const slope = bands.reduce((sum, band) => sum + band.slope, 0) / bands.length
  return (Math.atan(slope / reach) * 180) / Math.PI
}

function reachAt({ middle, reach }: Curl, x: number): number {
  return Math.max(-maxReach, Math.min(maxReach, (x - middle) / reach))
}

/** Interpolates between two bands. */
function lineAt({ top, apart, bands }: Curl, y: number): Line {
  const exact = Math.max(0, Math.min(bands.length - 1, (y - top) / apart))
  const upper = Math.floor(exact)
  const share = exact - upper
  const a = bands[upper] ?? straight
  const b = bands[upper + 1] ?? a
  return { slope: a.slope * (1 - share) + b.slope * share, bend: a.bend * (1 - share) + b.bend * share }
}
