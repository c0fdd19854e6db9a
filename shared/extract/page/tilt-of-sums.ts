// How a photo of a receipt is tilted, by its sums: each stands beside the words that say what it is for. Where the lines
// of the page leave sums without words, the slopes that give most sums their words are the right ones.
import { labelIndex } from '../lexicon/lexicon.ts'
import { keyOf } from '../lexicon/tokens.ts'
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
/** So near in height, in heights of a line, words are beside a sum, and are no longer. */
const beside = 0.4
const apart = 0.7

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
  const { sums, words, labels } = pointsOf(parts, unit)
  if (sums.length < minSums) return null
  const inRows = pointsOf(rows, unit)
  const straight = nearness(inRows.sums, inRows.words, ({ y }) => y / unit)
  if (total(straight) > sums.length - minGain) return null
  const nearnessAt = (slope: number, change: number) =>
    nearness(sums, words, ({ x, y }) => (y - x * (slope + change * ((2 * y) / height - 1))) / unit)
  const fits = slopes.flatMap((slope) =>
    changes.map((change) => ({ slope, change, fit: total(nearnessAt(slope, change)) })),
  )
  const { slope, change, fit } = fits.reduce((best, one) => (one.fit > best.fit ? one : best))
  const isBetter = fit >= total(straight) + minGain && fit >= minShare * sums.length
  // where names stand a line above their prices, a tilt would take the sums from their labels
  const isLost = nearnessAt(slope, change).some(
    (near, i) => near < 1 - apart && (straight[i] ?? 0) > 1 - beside && labels[i],
  )
  return isBetter && !isLost ? { top: top + slope - change, bottom: bottom + slope + change, height } : null
}

/** The last sum of each row, the words, and which of these are labels. */
function pointsOf(parts: readonly Part[], unit: number) {
  const all = parts.filter(({ text }) => sum.test(text)).map(pointOf)
  const sums = all.filter((one) => !all.some(({ x, y }) => x > one.x && Math.abs(y - one.y) < unit / 2))
  const named = parts.filter(({ text }) => !sum.test(text) && /[\p{L}\p{N}]{2}/u.test(text))
  return { sums, words: named.map(pointOf), labels: named.map(({ folded }) => labelIndex.has(keyOf(folded))) }
}

const sum = /^\P{L}{0,3}\d{1,4}[.,]\d{2}[\s-]*\p{L}?$/u

/** How near each of the words is to a sum at its height, from 0 to 1; a sum has one of them. */
function nearness(
  sums: readonly Point[],
  words: readonly Point[],
  levelOf: (point: Point) => number,
): number[] {
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
  return near
}

function total(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0)
}

function pointOf({ box }: Part): Point {
  return { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 }
}

function medianHeight(parts: readonly Part[]): number {
  const heights = parts.map(({ box }) => box.y1 - box.y0).toSorted((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 1
}
