// Replaces the value of each clue by the number of its bin.
import type { SampleSet } from './grow-trees.ts'

export const maxBins = 32
/** Quantiles are taken from about so many samples. */
const maxSeen = 200_000

export interface Bins {
  readonly width: number
  /** The upper bounds of the bins of each clue. */
  readonly bounds: readonly (readonly number[])[]
  /** The bin of each clue of each sample, one sample after the other. */
  readonly of: Uint8Array
}

export function binned({ names, clues, isTrue }: SampleSet): Bins {
  const [width, count] = [names.length, isTrue.length]
  const step = Math.max(1, Math.floor(count / maxSeen))
  const bounds = names.map((_, clue) => {
    const seen = new Float64Array(Math.ceil(count / step))
    for (let i = 0; i < seen.length; i++) seen[i] = clues[i * step * width + clue] ?? 0
    return boundsOf(seen.toSorted())
  })
  const of = new Uint8Array(clues.length)
  for (let at = 0; at < clues.length; at++) of[at] = binIn(bounds[at % width] ?? [], clues[at] ?? 0)
  return { width, bounds, of }
}

/** Boundaries between all values if there are few, else quantiles. */
function boundsOf(sorted: Float64Array): number[] {
  const values = [...new Set(sorted)]
  const at = (i: number) => values[i] ?? 0
  if (values.length <= maxBins) return values.slice(1).map((value, i) => round((value + at(i)) / 2))
  const cuts = Array.from({ length: maxBins - 1 }, (_, i) =>
    round(sorted[Math.floor((sorted.length * (i + 1)) / maxBins)] ?? 0),
  )
  return [...new Set(cuts)]
}

function binIn(bounds: readonly number[], value: number): number {
  let [low, high] = [0, bounds.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value > (bounds[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}

/** Rounds to four decimals, which keeps the stored file small. */
export function round(value: number): number {
  return Math.round(1e4 * value) / 1e4
}
