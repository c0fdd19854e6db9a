// Estimates how long the queue still takes, at the speed of the last minute.

const minuteMs = 60_000
/** Fewer finished images are too few for an estimate. */
const minFinished = 3

/** The estimate in milliseconds, from the times at which images finished; null if there are too few. */
export function timeLeftMs(finishedAt: readonly number[], left: number): number | null {
  const last = finishedAt.at(-1) ?? 0
  const inLastMinute = finishedAt.filter((at) => at > last - minuteMs)
  const recent = inLastMinute.length >= minFinished ? inLastMinute : finishedAt.slice(-minFinished)
  if (left === 0 || recent.length < minFinished) return null
  return (left * (last - (recent[0] ?? last))) / (recent.length - 1)
}
