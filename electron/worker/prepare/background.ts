// Divides a picture by its background, so that unevenly lit, coloured and grey thermal paper becomes white.
import type { GreyImage } from '../pixels/grey.ts'
import { oncePerImage } from '../pixels/once-per-image.ts'
import { count, histogramOf, quantile, type Histogram } from './histogram.ts'

/** The brightness of the paper in coarse cells. */
interface Ground {
  readonly columns: number
  readonly rows: number
  readonly cellPx: number
  readonly levels: Float32Array
}

/** The paper is not taken to be darker than this: a division by less would turn noise into spots. */
const darkestPaper = 24

/** Returns the ratio of the darkest to the lightest parts of the background, at most 1. */
export const evenness = oncePerImage((image) => {
  const ground = smooth(
    smooth(lightest(coarseGround(image, Math.ceil(Math.max(image.width, image.height) / 40)))),
  )
  const counts = histogramOf(Uint8Array.from(ground.levels))
  return quantile(counts, 0.1) / Math.max(1, quantile(counts, 0.9))
})

export function divideByBackground(image: GreyImage): GreyImage {
  const { width, height, pixels } = image
  const cellPx = Math.max(8, Math.round(Math.min(width, height) / 40))
  const ground = smooth(smooth(lightest(coarseGround(image, cellPx))))
  const divided = new Uint8Array(pixels.length)
  const columns = Array.from({ length: width }, (_, x) => between(x, cellPx, ground.columns))
  const firsts = Uint16Array.from(columns, ({ first }) => first)
  const seconds = Uint16Array.from(columns, ({ second }) => second)
  const shares = Float32Array.from(columns, ({ share }) => share)
  for (let y = 0; y < height; y++) {
    const row = between(y, cellPx, ground.rows)
    const [upper, lower] = [row.first * ground.columns, row.second * ground.columns]
    for (let x = 0; x < width; x++) {
      const [first, second, share] = [firsts[x] ?? 0, seconds[x] ?? 0, shares[x] ?? 0]
      const above = mix(ground.levels[upper + first] ?? 255, ground.levels[upper + second] ?? 255, share)
      const below = mix(ground.levels[lower + first] ?? 255, ground.levels[lower + second] ?? 255, share)
      const level = mix(above, below, row.share)
      divided[y * width + x] = Math.min(
        255,
        ((pixels[y * width + x] ?? 0) * 255) / Math.max(level, darkestPaper),
      )
    }
  }
  return { width, height, pixels: divided }
}

/** Estimates the paper of each cell as the level that a tenth of its pixels exceeds. */
function coarseGround({ width, height, pixels }: GreyImage, cellPx: number): Ground {
  const [columns, rows] = [Math.ceil(width / cellPx), Math.ceil(height / cellPx)]
  const levels = new Float32Array(columns * rows)
  const counts = new Uint32Array(256)
  for (let row = 0; row < rows; row++) {
    const [y0, y1] = [row * cellPx, Math.min(height, (row + 1) * cellPx)]
    for (let column = 0; column < columns; column++) {
      const [x0, x1] = [column * cellPx, Math.min(width, (column + 1) * cellPx)]
      counts.fill(0)
      for (let y = y0; y < y1; y++) addLevels(counts, pixels, y * width + x0, y * width + x1)
      levels[row * columns + column] = quantile(counts, 0.9)
    }
  }
  return { columns, rows, cellPx, levels }
}

/** See [Note: rows]. */
function addLevels(counts: Histogram, pixels: Uint8Array, start: number, end: number): void {
  for (let at = start; at < end; at++) count(counts, pixels[at] ?? 0)
}

/** Gives cells that are all ink the paper of their neighbours. */
function lightest(ground: Ground): Ground {
  return overNeighbours(ground, 1, (max, level) => (level > max ? level : max))
}

function smooth(ground: Ground): Ground {
  return overNeighbours(
    ground,
    2,
    (sum, level) => sum + level,
    (sum, count) => sum / count,
  )
}

function overNeighbours(
  ground: Ground,
  reach: number,
  combine: (before: number, level: number) => number,
  finish: (combined: number, count: number) => number = (combined) => combined,
): Ground {
  const { columns, rows } = ground
  const levels = new Float32Array(ground.levels.length)
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [Math.max(0, row - reach), Math.min(rows - 1, row + reach)]
    for (let column = 0; column < columns; column++) {
      const [left, right] = [Math.max(0, column - reach), Math.min(columns - 1, column + reach)]
      let combined = 0
      for (let y = top; y <= bottom; y++)
        for (let x = left; x <= right; x++) combined = combine(combined, ground.levels[y * columns + x] ?? 0)
      levels[row * columns + column] = finish(combined, (bottom - top + 1) * (right - left + 1))
    }
  }
  return { ...ground, levels }
}

function mix(a: number, b: number, share: number): number {
  return a * (1 - share) + b * share
}

/** Returns the two cells between whose centres a pixel lies, and its relative distance to the first. */
function between(at: number, cellPx: number, cells: number) {
  const exact = Math.min(cells - 1, Math.max(0, (at + 0.5) / cellPx - 0.5))
  const first = Math.floor(exact)
  return { first, second: Math.min(cells - 1, first + 1), share: exact - first }
}
