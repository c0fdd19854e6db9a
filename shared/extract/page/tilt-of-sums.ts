// How a photo of a receipt is tilted, by its sums: each stands beside the words that say what it is for. Where the lines
// of the page leave sums without words, the slopes that give most sums their words are the right ones.
import type { Part } from '../model/sheet.ts'
import type { Tilt } from './tilt.ts'

const minSums = 4
/** Slopes that are tried, for the middle of the page and as its change to the ends. */
const slopes = Array.from({ length: 17 }, (_, i) => (i - 8) / 100)
const changes = Array.from({ length: 21 }, (_, i) => (i - 10) / 100)
/** In sums that get words: a smaller gain is chance. */
const minGain = 1
/** The share of the sums that must stand beside words after levelling. */
const minShare = 0.75

interface Point {
  readonly x: number
  readonly y: number
}

/** Null if the sums stand beside their words in `rows`, the same parts as the lines of the reader have them. */
export function tiltOfSums(
  parts: readonly Part[],
  { top, bottom, height }: Tilt,
  rows: readonly Part[] = parts,
): Tilt | null {
  const unit = medianHeight(parts)
  const { sums, words } = pointsOf(parts, unit)
  if (sums.length < minSums) return null
  const inRows = pointsOf(rows, unit)
  const straight = nearness(inRows.sums, inRows.words, ({ y }) => y / unit)
  if (straight > sums.length - minGain) return null
  const nearnessAt = (slope: number, change: number) =>
    nearness(sums, words, ({ x, y }) => (y - x * (slope + change * ((2 * y) / height - 1))) / unit)
  const fits = slopes.flatMap((slope) =>
    changes.map((change) => ({ slope, change, fit: nearnessAt(slope, change) })),
  )
  const { slope, change, fit } = fits.reduce((best, one) => (one.fit > best.fit ? one : best))
  const isBetter = fit >= straight + minGain && fit >= minShare * sums.length
  return isBetter ? { top: top + slope - change, bottom: bottom + slope + change, height } : null
}

/** The last sum of each row, and the words. */
function pointsOf(parts: readonly Part[], unit: number) {
  const all = parts.filter(({ text }) => sum.test(text)).map(pointOf)
  const sums = all.filter((one) => !all.some(({ x, y }) => x > one.x && Math.abs(y - one.y) < unit / 2))
  const named = parts.filter(({ text }) => !sum.test(text) && /[\p{L}\p{N}]{2}/u.test(text))
  return { sums, words: named.map(pointOf) }
}

const sum = /^\P{L}{0,3}\d{1,4}[.,]\d{2}[\s-]*\p{L}?$/u

/** How many sums have words at their height; a word that is not quite at it counts less, and for one sum only. */
function nearness(
  sums: readonly Point[],
  words: readonly Point[],
  levelOf: (point: Point) => number,
): number {
  const levels = words.map(levelOf)
  const near = words.map(() => 0)
  for (const one of sums) {
    const level = levelOf(one)
    let nearest = -1
    let distance = 1
    for (const [i, word] of words.entries()) {
      const off = Math.abs((levels[i] ?? 0) - level)
      if (word.x < one.x && off < distance) [nearest, distance] = [i, off]
    }
    if (nearest >= 0) near[nearest] = Math.max(near[nearest] ?? 0, 1 - distance)
  }
  return near.reduce((sum, one) => sum + one, 0)
}

function pointOf({ box }: Part): Point {
  return { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 }
}

function medianHeight(parts: readonly Part[]): number {
  const heights = parts.map(({ box }) => box.y1 - box.y0).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 1
}
