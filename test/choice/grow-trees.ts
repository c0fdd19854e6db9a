// Gradient boosting: each tree is fitted to the errors of the previous ones, with a softmax over the options of each
// field.
// Clues are binned first, so that splits are searched among a few bins and not among all samples.
import { chancesOf, type Trees } from '../../shared/extract/choose/trees.ts'

export interface Sample {
  readonly clues: readonly number[]
  readonly isTrue: boolean
  /** The field of the option; at most one option of a field is chosen. */
  readonly field: number
}

export interface TrainingOptions {
  readonly trees: number
  readonly depth: number
  /** The learning rate. */
  readonly rate: number
}

const maxBins = 32
const minSamplesInLeaf = 10
/** L2 regularisation, which limits the weight of leaves with few samples. */
const ridge = 2
const minGain = 0.5
/** Each tree sees a random part of the clues, so that it does not depend on the strongest one alone. */
const clueShare = 0.7

/** The initial score of an option: most options are wrong. */
const base = -3
const minHessian = 1e-6

interface Bins {
  readonly bounds: readonly (readonly number[])[]
  /** The bin of each sample, by clue and then by sample. */
  readonly of: readonly Uint8Array[]
}

interface Grown {
  readonly clue: (number | null)[]
  readonly bound: number[]
  readonly above: number[]
}

/** Deterministic: the same samples give the same trees. */
export function growTrees(
  clues: readonly string[],
  samples: readonly Sample[],
  growing: TrainingOptions,
): Trees {
  const bins = makeBins(clues.length, samples)
  const random = randomFrom(1)
  const fields = [...Map.groupBy(samples.keys(), (at) => samples[at]?.field).values()]
  const isTrue = Uint8Array.from(samples, (sample) => Number(sample.isTrue))
  const scores = new Float64Array(samples.length).fill(base)
  const grown: Grown = { clue: [null], bound: [base], above: [0] }
  const roots = [0]
  for (let i = 0; i < growing.trees; i++) {
    const visibleClues = clues.flatMap((_, clue) => (random() < clueShare ? [clue] : []))
    const gradient = new Float64Array(samples.length)
    const hessian = new Float64Array(samples.length)
    for (const field of fields) {
      const chances = chancesOf(field.map((at) => scores[at] ?? 0))
      const right = field.reduce((sum, at, j) => sum + (isTrue[at] === 1 ? (chances[j] ?? 0) : 0), 0)
      field.forEach((at, j) => {
        const chance = chances[j] ?? 0
        // If several options have the true value, any of them is right.
        gradient[at] = (isTrue[at] === 1 ? chance / right : 0) - chance
        hessian[at] = Math.max(minHessian, chance * (1 - chance))
      })
    }
    roots.push(grown.clue.length)
    const from = Uint32Array.from(samples.keys())
    growNode(
      { grown, bins, visibleClues, gradient, hessian, scores, rate: growing.rate },
      from,
      growing.depth,
    )
  }
  return { clues, roots, ...grown }
}

interface TreeContext {
  readonly grown: Grown
  readonly bins: Bins
  readonly visibleClues: readonly number[]
  readonly gradient: Float64Array
  readonly hessian: Float64Array
  readonly scores: Float64Array
  readonly rate: number
}

function growNode(context: TreeContext, samples: Uint32Array, depth: number): void {
  const { grown, bins, scores, rate } = context
  const [gradient, hessian] = [sumOf(context.gradient, samples), sumOf(context.hessian, samples)]
  const node = grown.clue.length
  const split =
    depth > 0 && samples.length >= 2 * minSamplesInLeaf
      ? bestSplit(context, samples, gradient, hessian)
      : null
  if (!split) {
    const leafScore = round((rate * gradient) / (hessian + ridge))
    for (const at of samples) scores[at] = (scores[at] ?? 0) + leafScore
    grown.clue.push(null)
    grown.bound.push(leafScore)
    grown.above.push(0)
    return
  }
  const { clue, bin } = split
  const own = bins.of[clue]
  grown.clue.push(clue)
  grown.bound.push(round(bins.bounds[clue]?.[bin] ?? 0))
  grown.above.push(0)
  const isBelow = (at: number) => (own?.[at] ?? 0) <= bin
  growNode(
    context,
    samples.filter((at) => isBelow(at)),
    depth - 1,
  )
  grown.above[node] = grown.clue.length
  growNode(
    context,
    samples.filter((at) => !isBelow(at)),
    depth - 1,
  )
}

interface Split {
  readonly clue: number
  readonly bin: number
  readonly gain: number
}

function bestSplit(
  context: TreeContext,
  samples: Uint32Array,
  gradient: number,
  hessian: number,
): Split | null {
  let best: Split | null = null
  const worth = (s: number, b: number) => (s * s) / (b + ridge)
  for (const clue of context.visibleClues) {
    const own = context.bins.of[clue] ?? new Uint8Array()
    const count = (context.bins.bounds[clue]?.length ?? 0) + 1
    const sums = {
      gradient: new Float64Array(count),
      hessian: new Float64Array(count),
      count: new Uint32Array(count),
    }
    for (const at of samples) {
      const bin = own[at] ?? 0
      sums.gradient[bin] = (sums.gradient[bin] ?? 0) + (context.gradient[at] ?? 0)
      sums.hessian[bin] = (sums.hessian[bin] ?? 0) + (context.hessian[at] ?? 0)
      sums.count[bin] = (sums.count[bin] ?? 0) + 1
    }
    let [s, b, n] = [0, 0, 0]
    for (let bin = 0; bin < count - 1; bin++) {
      s += sums.gradient[bin] ?? 0
      b += sums.hessian[bin] ?? 0
      n += sums.count[bin] ?? 0
      if (n < minSamplesInLeaf || samples.length - n < minSamplesInLeaf) continue
      const gain = worth(s, b) + worth(gradient - s, hessian - b) - worth(gradient, hessian)
      if (gain > (best?.gain ?? minGain)) best = { clue, bin, gain }
    }
  }
  return best
}

function makeBins(count: number, samples: readonly Sample[]): Bins {
  const columns = Array.from({ length: count }, (_, clue) =>
    Float64Array.from(samples, ({ clues }) => clues[clue] ?? 0),
  )
  const bounds = columns.map(findBounds)
  const of = columns.map((column, clue) =>
    Uint8Array.from(column, (value) => binIn(bounds[clue] ?? [], value)),
  )
  return { bounds, of }
}

/** Boundaries between all values if there are few, else quantiles. */
function findBounds(column: Float64Array): number[] {
  const sorted = column.toSorted()
  const values = [...new Set(sorted)]
  const at = (i: number) => values[i] ?? 0
  if (values.length <= maxBins) return values.slice(1).map((value, i) => round((value + at(i)) / 2))
  const cuts = Array.from({ length: maxBins - 1 }, (_, i) =>
    round(sorted[Math.floor((sorted.length * (i + 1)) / maxBins)] ?? 0),
  )
  return [...new Set(cuts)]
}

function binIn(bounds: readonly number[], value: number): number {
  const at = bounds.findIndex((bound) => value <= bound)
  return at < 0 ? bounds.length : at
}

function sumOf(numbers: Float64Array, samples: Uint32Array): number {
  return samples.reduce((sum, at) => sum + (numbers[at] ?? 0), 0)
}

/** Rounds to four decimals, which keeps the stored file small. */
function round(value: number): number {
  return Math.round(1e4 * value) / 1e4
}

/** Seeded random numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
}
