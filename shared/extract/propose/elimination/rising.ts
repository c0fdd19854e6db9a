// The longest run of numbers that rise: what a schema and a page have in the same order.

/** Indices into the list. */
export function risingIn(list: readonly number[]): number[] {
  const best: number[][] = []
  for (const [i, value] of list.entries()) {
    const before = best
      .filter((run) => (list[run.at(-1) ?? 0] ?? 0) < value)
      .reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
    best.push([...before, i])
  }
  return best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
}
