// Stated confidence against the share of words that are right, and the curve that would make the two the same.
import { trust, type Knot } from '../../electron/worker/recognise/trust.ts'
import type { Row } from '../bench/tables.ts'
import type { Judged } from './rightness.ts'

export interface Band {
  readonly from: number
  readonly to: number
  readonly words: number
  readonly stated: number
  readonly right: number
}

const bounds = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1]

export function bandsOf(judged: readonly Judged[]): Band[] {
  return bounds.slice(1).flatMap((to, i) => {
    const from = bounds[i] ?? 0
    const within = judged.filter(({ confidence: c }) => c >= from && (c < to || to === 1))
    if (within.length === 0) return []
    return [{ from, to, words: within.length, stated: meanOf(within), right: shareRight(within) }]
  })
}

/** How far stated and right are apart, over all words: 0 where a confidence is the chance to be right. */
export function miscalibration(bands: readonly Band[]): number {
  const words = bands.reduce((sum, band) => sum + band.words, 0)
  return bands.reduce((sum, { stated, right, words: n }) => sum + Math.abs(stated - right) * n, 0) / words
}

export function bandRows(bands: readonly Band[]): Row[] {
  return bands.map(({ from, to, words, stated, right }) => ({
    'stated, %': `${percent(from)} to ${percent(to)}`,
    words: String(words),
    'mean stated': percent(stated, 1),
    right: percent(right, 1),
  }))
}

/**
 * The knots of today with what was found true at each of them instead. What was measured are confidences that have
 * been through today's knots already, so the share found at a knot's value belongs to its beginning.
 */
export function refit(knots: readonly Knot[], judged: readonly Judged[]): Knot[] {
  const found = monotone(judged)
  return knots.map(([stated, right]) => [stated, Math.round(trust(right, found) * 1000) / 1000])
}

interface Step {
  sum: number
  right: number
  words: number
}

/** Neighbours that contradict each other are taken together until the share never falls (pool adjacent violators). */
export function monotone(judged: readonly Judged[]): Knot[] {
  const steps: Step[] = []
  for (const group of groupsOf([...judged].sort((a, b) => a.confidence - b.confidence))) {
    steps.push(group)
    for (
      let last = steps.at(-1), before = steps.at(-2);
      last && before && before.right * last.words >= last.right * before.words;
      last = steps.at(-1), before = steps.at(-2)
    ) {
      steps.splice(-2, 2, {
        sum: before.sum + last.sum,
        right: before.right + last.right,
        words: before.words + last.words,
      })
    }
  }
  return steps.map(({ sum, right, words }) => [sum / words, right / words])
}

/** Fewer words than this have a share by chance. */
const leastWords = 40

function groupsOf(sorted: readonly Judged[]): Step[] {
  const count = Math.max(1, Math.floor(sorted.length / leastWords))
  return Array.from({ length: count }, (_, i) => {
    const from = Math.round((i * sorted.length) / count)
    const group = sorted.slice(from, Math.round(((i + 1) * sorted.length) / count))
    return {
      sum: group.reduce((sum, { confidence }) => sum + confidence, 0),
      right: group.filter(({ isRight }) => isRight).length,
      words: group.length,
    }
  })
}

function meanOf(judged: readonly Judged[]): number {
  return judged.reduce((sum, { confidence }) => sum + confidence, 0) / judged.length
}

function shareRight(judged: readonly Judged[]): number {
  return judged.filter(({ isRight }) => isRight).length / judged.length
}

function percent(share: number, digits = 0): string {
  return (share * 100).toFixed(digits)
}
