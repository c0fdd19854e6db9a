// How long the queue still takes, at the speed of the last minute.

const minuteMs = 60_000
/** Fewer tell nothing of the next. */
const fewest = 3

/** In milliseconds, by when the last images were settled; null as long as nobody can know. */
export function timeLeft(settledAt: readonly number[], left: number): number | null {
  const last = settledAt.at(-1) ?? 0
  const ofMinute = settledAt.filter((at) => at > last - minuteMs)
  const recent = ofMinute.length >= fewest ? ofMinute : settledAt.slice(-fewest)
  if (left === 0 || recent.length < fewest) return null
  return (left * (last - (recent[0] ?? last))) / (recent.length - 1)
}
