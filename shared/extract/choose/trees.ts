// Trees that were grown on papers whose truth is known: each asks for one clue after the other, and all of them together
// say how much speaks for an option. `npm run grow` grows them.

export interface Trees {
  /** The clues by their numbers. */
  readonly clues: readonly string[]
  /** The first node of each tree. */
  readonly roots: readonly number[]
  /** The clue that a node asks for; none in a leaf. */
  readonly clue: readonly (number | null)[]
  /** Up to which a clue goes on to the next node, and else to `above`; what a leaf says. */
  readonly bound: readonly number[]
  readonly above: readonly number[]
}

/** Says how much speaks for each of a field's options, by their clues in the trees' order. */
export function judgeBy(trees: Trees): Judge {
  // tens of thousands of nodes are asked for each page
  const clue = Int16Array.from(trees.clue, (asked) => asked ?? none)
  const bound = Float64Array.from(trees.bound)
  const above = Int32Array.from(trees.above)
  const said = (clues: readonly number[], roots: readonly number[]) => {
    let sum = 0
    for (const root of roots) {
      let node = root
      for (let asked = clue[node] ?? none; asked !== none; asked = clue[node] ?? none)
        node = (clues[asked] ?? 0) <= (bound[node] ?? 0) ? node + 1 : (above[node] ?? 0)
      sum += bound[node] ?? 0
    }
    return sum
  }
  const [first, others] = [trees.roots.slice(0, early), trees.roots.slice(early)]
  return (options) => {
    const sums = options.map((clues) => said(clues, first))
    const min = Math.max(0, ...sums) - hopeless
    return options.map((clues, i) => (sums[i] ?? 0) + ((sums[i] ?? 0) < min ? 0 : said(clues, others)))
  }
}

export type Judge = (options: readonly (readonly number[])[]) => number[]

/**
 * An option that is so far behind another, or behind none, after so many trees is not judged by the others: they
 * never make up for it.
 */
const [early, hopeless] = [100, 5]
const none = -1

/** How likely each of a field's options is the right one, by what speaks for it and for the others; 0 speaks for none. */
export function chancesOf(spoken: readonly number[]): number[] {
  const max = Math.max(0, ...spoken)
  const weights = spoken.map((sum) => Math.exp(sum - max))
  const all = weights.reduce((total, weight) => total + weight, Math.exp(-max))
  return weights.map((weight) => weight / all)
}
