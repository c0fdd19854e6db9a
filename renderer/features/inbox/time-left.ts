// Estimates how long the queue still takes, at the speed of the last minute.

const minuteMs = 60_000
/** Fewer finished images are too few for an estimate. */
const fewest = 3

/** The estimate in milliseconds, from the times at which images finished; null if there are too few. */
export function timeLeft(settledAt: readonly number[], left: number): number | null {
  const last = settledAt.at(-1) ?? 0
  const ofMinute = settledAt.filter((at) => at > last - minuteMs)
  const recent = ofMinute.length >= fewest ? ofMinute : settledAt.slice(-fewest)
  if (left === 0 || recent.length < fewest) return null
  return (left * (last - (recent[0] ?? last))) / (recent.length - 1)
}
