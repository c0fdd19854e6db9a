// Works through many ids without holding up everything else.

/** As many changes as one transaction takes in a few milliseconds. */
const batchSize = 100

/** Calls `work` with 100 ids at a time, and returns all its results. Other work gets its turn in between. */
export async function inBatches<T>(
  ids: readonly string[],
  work: (batch: readonly string[]) => readonly T[] | Promise<readonly T[]>,
): Promise<T[]> {
  const results: T[] = []
  for (let from = 0; from < ids.length; from += batchSize) {
    if (from > 0) await new Promise((resolve) => setImmediate(resolve))
    results.push(...(await work(ids.slice(from, from + batchSize))))
  }
  return results
}
