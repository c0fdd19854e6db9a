// The time by which records grow old. A clock that is wrong makes everything old at once, and what went by it is gone; so
// time goes on by no more than was likely since the last look, and never back.
import type { BelievedTimeRepo } from './db/believed-time.ts'
import type { Clock } from './ports.ts'

export interface BelievedTime {
  readonly now: () => number
  /** While the engine runs: at least so much has passed. */
  passed(leastMs: number): void
}

const weekMs = 7 * 86_400_000
/** A machine that sleeps while nobody works has caught up after a day's work. */
const catchUp = 3

export function believedAfter(
  last: number,
  clockSays: number,
  { leastMs, mostMs }: { leastMs: number; mostMs: number },
): number {
  return Math.min(Math.max(clockSays, last + leastMs), last + mostMs)
}

/** `trashDays` is how long the trash keeps: no start lets more than half of that pass. */
export function createBelievedTime(
  repo: BelievedTimeRepo,
  clock: Clock,
  trashDays: () => number,
): BelievedTime {
  const halfMs = (trashDays() * 86_400_000) / 2
  const mostMs = halfMs > 0 ? Math.min(weekMs, halfMs) : weekMs
  let believed = 0

  function goOn(last: number, limits: { leastMs: number; mostMs: number }): void {
    believed = believedAfter(last, clock.now(), limits)
    repo.keep(believed)
  }

  goOn(repo.last() ?? clock.now(), { leastMs: 0, mostMs })
  return {
    now: () => believed,
    passed: (leastMs) => goOn(believed, { leastMs, mostMs: leastMs * catchUp }),
  }
}
