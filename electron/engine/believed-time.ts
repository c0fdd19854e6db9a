// The time by which records expire. A wrong clock would expire everything at once, and what it deletes is lost. So
// this time never goes back, and advances by no more than is plausible since the last look.
import type { BelievedTimeRepo } from './db/believed-time.ts'
import type { Clock } from './ports.ts'

export interface BelievedTime {
  readonly now: () => number
  /** Called while the engine runs: at least `minMs` have passed since the last call. */
  passed(minMs: number): void
}

const weekMs = 7 * 86_400_000
/**
 * Time may advance 3 times as fast as expected, so that a machine that sleeps at night catches up within a working
 * day.
 */
const catchUpFactor = 3

/** Moves `last` to the clock's time, but by at least `minMs` and at most `maxMs`. */
export function nextBelievedTime(
  last: number,
  clockSays: number,
  { minMs, maxMs }: { minMs: number; maxMs: number },
): number {
  return Math.min(Math.max(clockSays, last + minMs), last + maxMs)
}

/**
 * Keeps the time by which records expire. `trashDays`: how long the trash keeps records. No start advances
 * the time by more than half of that.
 */
export function createBelievedTime(
  repo: BelievedTimeRepo,
  clock: Clock,
  trashDays: () => number,
): BelievedTime {
  const halfMs = (trashDays() * 86_400_000) / 2
  const maxMs = halfMs > 0 ? Math.min(weekMs, halfMs) : weekMs
  let believed = 0

  /** Moves the believed time on towards the clock, by no less and no more than the limits, and stores it. */
  function advance(last: number, limits: { minMs: number; maxMs: number }): void {
    believed = nextBelievedTime(last, clock.now(), limits)
    repo.keep(believed)
  }

  advance(repo.last() ?? clock.now(), { minMs: 0, maxMs })
  return {
    now: () => believed,
    passed: (minMs) => advance(believed, { minMs, maxMs: minMs * catchUpFactor }),
  }
}
