// The time by which records expire. A wrong clock would expire everything at once, and what it deletes is lost. So
// this time never goes back, and advances by no more than is plausible since the last look.
import type { BelievedTimeRepo } from './db/believed-time.ts'
import type { Clock } from './ports.ts'

export interface BelievedTime {
  readonly now: () => number
  /** Called while the engine runs: at least `minMs` have passed since the last call. */
  passed(leastMs: number): void
}

const weekMs = 7 * 86_400_000
/**
 * Time may advance 3 times as fast as expected, so that a machine that sleeps at night catches up within a working
 * day.
 */
const catchUp = 3

/** Moves `last` to the clock's time, but by at least `minMs` and at most `maxMs`. */
export function believedAfter(
  last: number,
  clockSays: number,
  { leastMs, mostMs }: { leastMs: number; mostMs: number },
): number {
  return Math.min(Math.max(clockSays, last + leastMs), last + mostMs)
}

/** `trashDays`: how long the trash keeps records. No start advances the time by more than half of that. */
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
