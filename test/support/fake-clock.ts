// A clock that stands still until it is told to go on: one of the few fakes, so that no test waits.
import { stat } from 'node:fs/promises'
import type { Clock } from '../../electron/engine/ports.ts'

export interface FakeClock extends Clock {
  /** Goes on by so much, calling back what falls due on the way, in order; waits for what that sets off. */
  advance(ms: number): Promise<void>
  readonly pending: () => number
}

export function fakeClock(start = Date.UTC(2026, 10, 21, 12)): FakeClock {
  let time = start
  const timers = new Set<{ at: number; then: () => void }>()
  return {
    now: () => time,
    after(delayMs, then) {
      const timer = { at: time + Math.max(0, delayMs), then }
      timers.add(timer)
      return () => {
        timers.delete(timer)
      }
    },
    pending: () => timers.size,
    async advance(ms) {
      const end = time + ms
      for (;;) {
        await settleAsyncWork()
        const next = [...timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        time = Math.max(time, next.at)
        timers.delete(next)
        next.then()
      }
      time = end
      await settleAsyncWork()
    },
  }
}

/** Lets file system calls that are under way, and what they set off, come to their end: each look goes the same way. */
async function settleAsyncWork(): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await stat(import.meta.dirname)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
