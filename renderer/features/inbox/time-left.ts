// How long the queue still takes, from how long the last images took.

/** Fewer tell nothing of the next. */
const fewest = 3

/** In milliseconds; null as long as nobody can know. */
export function timeLeft(
  tookMs: readonly number[],
  { waiting, working, workers }: { waiting: number; working: number; workers: number },
): number | null {
  if (tookMs.length < fewest || waiting + working === 0) return null
  const mean = tookMs.reduce((sum, each) => sum + each, 0) / tookMs.length
  // What is being read is half done, on average.
  return ((waiting + working / 2) * mean) / Math.max(1, workers)
}
