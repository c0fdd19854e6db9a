// Gradient boosting: each tree is fitted to the errors of the previous ones, with a softmax over the options of each
// field. Clues are binned first, so that splits are searched among a few bins; a node has the histogram of its parent less
// that of its sibling.
import type { Trees } from '../../shared/extract/choose/trees.ts'
import { binned, maxBins, round, type Bins } from './bins.ts'

export interface SampleSet {
  readonly names: readonly string[]
  /** The clues of each option, one option after the other. */
  readonly clues: Float32Array
  readonly isTrue: Uint8Array
  /** The options of each field; at most one of them is chosen. */
  readonly fields: readonly FieldSamples[]
}

export interface FieldSamples {
  readonly start: number
  readonly end: number
  /** Documents of one author are a batch. */
  readonly batch: number
  readonly weight: number
}

export interface TrainingOptions {
  readonly trees: number
  readonly depth: number
  /** The learning rate. */
  readonly rate: number
}

const minSamplesInLeaf = 10
/** L2 regularisation, which limits the weight of leaves with few samples. */
const ridge = 2
const minGain = 0.5
/** Each tree sees a random part of the clues and of the fields, so that it does not depend on the strongest alone. */
const [clueShare, fieldShare] = [0.7, 0.6]

/** The initial score of an option: most options are wrong. */
const base = -3
const minHessian = 1e-6

/** A sum per bin of each visible clue: gradients, hessians and counts. */
interface Histogram {
  readonly gradients: Float64Array
  readonly hessians: Float64Array
  readonly counts: Uint32Array
}

interface Growth {
  readonly bins: Bins
  readonly scores: Float64Array
  readonly gradients: Float32Array
  readonly hessians: Float32Array
  /** The samples of the tree that grows; those of a node are next to each other. */
  readonly order: Uint32Array
  readonly spare: Uint32Array
  readonly visible: readonly number[]
  readonly rate: number
  readonly clue: (number | null)[]
  readonly bound: number[]
  readonly above: number[]
  readonly bin: number[]
}

/** Deterministic: the same samples give the same trees. */
export function growTrees(set: SampleSet, fields: readonly FieldSamples[], growing: TrainingOptions): Trees {
  const bins = binned(set)
  const random = randomFrom(1)
  const count = set.isTrue.length
  const grown = { clue: [null] as (number | null)[], bound: [base], above: [0], bin: [0] }
  const common = {
    ...{ bins, ...grown, rate: growing.rate, scores: new Float64Array(count).fill(base) },
    ...{ gradients: new Float32Array(count), hessians: new Float32Array(count) },
    ...{ order: new Uint32Array(count), spare: new Uint32Array(count) },
  }
  const clues = set.names.map((_, clue) => clue).filter((clue) => (bins.bounds[clue]?.length ?? 0) > 0)
  const roots = [0]
  for (let i = 0; i < growing.trees; i++) {
    const growth: Growth = { ...common, visible: clues.filter(() => random() < clueShare) }
    const drawn = fields.filter(() => random() < fieldShare)
    const root = grown.clue.length
    roots.push(root)
    growNode(growth, 0, withSlopes(growth, set, drawn), growing.depth, null)
    addScores(growth, fields, root)
  }
  return { clues: set.names, roots, clue: grown.clue, bound: grown.bound, above: grown.above }
}

/** The slope of the loss at each option of these fields; returns the number of options. */
function withSlopes(growth: Growth, { isTrue }: SampleSet, fields: readonly FieldSamples[]): number {
  const { scores, gradients, hessians, order } = growth
  let total = 0
  for (const { start, end, weight } of fields) {
    let max = 0
    for (let i = start; i < end; i++) max = Math.max(max, scores[i] ?? 0)
    let [all, right] = [Math.exp(-max), 0]
    for (let i = start; i < end; i++) {
      const share = Math.exp((scores[i] ?? 0) - max)
      all += share
      right += isTrue[i] === 1 ? share : 0
    }
    for (let i = start; i < end; i++) {
      const share = Math.exp((scores[i] ?? 0) - max)
      const chance = share / all
      // if several options have the true value, any of them is right
      gradients[i] = weight * ((isTrue[i] === 1 ? share / right : 0) - chance)
      hessians[i] = weight * Math.max(minHessian, chance * (1 - chance))
      order[total++] = i
    }
  }
  return total
}

function growNode(growth: Growth, start: number, end: number, depth: number, known: Histogram | null): void {
  const { bins, order, clue, bound, above, bin } = growth
  const isSplit = depth > 0 && end - start >= 2 * minSamplesInLeaf
  const histogram = isSplit ? (known ?? histogramOf(growth, start, end)) : null
  const [gradient, hessian] = [
    sumOf(growth.gradients, order, start, end),
    sumOf(growth.hessians, order, start, end),
  ]
  const split = histogram && bestSplit(growth, histogram, { gradient, hessian, count: end - start })
  const node = clue.length
  clue.push(split ? split.clue : null)
  bound.push(
    split ? (bins.bounds[split.clue]?.[split.bin] ?? 0) : round((growth.rate * gradient) / (hessian + ridge)),
  )
  above.push(0)
  bin.push(split?.bin ?? 0)
  if (!split) return
  const middle = parted(growth, start, end, split)
  const isLeftSmaller = middle - start < end - middle
  const small =
    depth > 1 ? histogramOf(growth, isLeftSmaller ? start : middle, isLeftSmaller ? middle : end) : null
  const large = small && less(histogram, small)
  growNode(growth, start, middle, depth - 1, isLeftSmaller ? small : large)
  above[node] = clue.length
  growNode(growth, middle, end, depth - 1, isLeftSmaller ? large : small)
}

function histogramOf(
  { bins, visible, gradients, hessians, order }: Growth,
  start: number,
  end: number,
): Histogram {
  const size = visible.length * maxBins
  const sums = {
    gradients: new Float64Array(size),
    hessians: new Float64Array(size),
    counts: new Uint32Array(size),
  }
  for (let at = start; at < end; at++) {
    const sample = order[at] ?? 0
    const [gradient, hessian] = [gradients[sample] ?? 0, hessians[sample] ?? 0]
    const first = sample * bins.width
    for (let i = 0; i < visible.length; i++) {
      const slot = i * maxBins + (bins.of[first + (visible[i] ?? 0)] ?? 0)
      sums.gradients[slot] = (sums.gradients[slot] ?? 0) + gradient
      sums.hessians[slot] = (sums.hessians[slot] ?? 0) + hessian
      sums.counts[slot] = (sums.counts[slot] ?? 0) + 1
    }
  }
  return sums
}

function less(whole: Histogram, part: Histogram): Histogram {
  return {
    gradients: whole.gradients.map((sum, i) => sum - (part.gradients[i] ?? 0)),
    hessians: whole.hessians.map((sum, i) => sum - (part.hessians[i] ?? 0)),
    counts: whole.counts.map((count, i) => count - (part.counts[i] ?? 0)),
  }
}

interface Sums {
  readonly gradient: number
  readonly hessian: number
  readonly count: number
}

interface Split {
  readonly clue: number
  readonly bin: number
}

function bestSplit(
  { bins, visible }: Growth,
  histogram: Histogram,
  { gradient, hessian, count }: Sums,
): Split | null {
  const worth = (slope: number, curve: number) => (slope * slope) / (curve + ridge)
  const whole = worth(gradient, hessian)
  let [best, max]: [Split | null, number] = [null, minGain]
  visible.forEach((clue, i) => {
    let [slope, curve, below] = [0, 0, 0]
    for (let bin = 0; bin < (bins.bounds[clue]?.length ?? 0); bin++) {
      const slot = i * maxBins + bin
      slope += histogram.gradients[slot] ?? 0
      curve += histogram.hessians[slot] ?? 0
      below += histogram.counts[slot] ?? 0
      if (below < minSamplesInLeaf || count - below < minSamplesInLeaf) continue
      const gain = worth(slope, curve) + worth(gradient - slope, hessian - curve) - whole
      if (gain > max) [best, max] = [{ clue, bin }, gain]
    }
  })
  return best
}

/** Moves the samples that are not above the bound to the front; returns where the others begin. */
function parted({ bins, order, spare }: Growth, start: number, end: number, { clue, bin }: Split): number {
  let [next, others] = [start, 0]
  for (let at = start; at < end; at++) {
    const sample = order[at] ?? 0
    if ((bins.of[sample * bins.width + clue] ?? 0) <= bin) order[next++] = sample
    else spare[others++] = sample
  }
  order.set(spare.subarray(0, others), next)
  return next
}

function addScores(
  { bins, scores, clue, bound, above, bin }: Growth,
  fields: readonly FieldSamples[],
  root: number,
): void {
  for (const { start, end } of fields)
    for (let sample = start; sample < end; sample++) {
      let node = root
      for (let asked = clue[node] ?? null; asked !== null; asked = clue[node] ?? null)
        node = (bins.of[sample * bins.width + asked] ?? 0) <= (bin[node] ?? 0) ? node + 1 : (above[node] ?? 0)
      scores[sample] = (scores[sample] ?? 0) + (bound[node] ?? 0)
    }
}

function sumOf(numbers: Float32Array, order: Uint32Array, start: number, end: number): number {
  let sum = 0
  for (let at = start; at < end; at++) sum += numbers[order[at] ?? 0] ?? 0
  return sum
}

/** Seeded random numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
}
