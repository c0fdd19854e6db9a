// A clock that stands still until it is told to go on: one of the few fakes, so that no test waits.
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../../electron/engine/ports.ts'

export interface FakeClock extends Clock {
  /** Goes on by so much, calling back what falls due on the way, in order; waits for what that sets off. */
  advance(ms: number): Promise<void>
  /** Goes on at once, as the clock of a machine that slept has: what fell due meanwhile is called back once, now. */
  sleep(ms: number): Promise<void>
  /** Is set by a person or a time server: timers go on as if nothing had happened. */
  set(ms: number): void
  readonly pending: () => number
}

export function fakeClock(start = Date.UTC(2026, 10, 21, 12)): FakeClock {
  let time = start
  const timers = new Set<{ at: number; then: () => void }>()
  async function advance(ms: number): Promise<void> {
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
  }

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
    advance,
    set(ms) {
      const jump = ms - time
      time = ms
      for (const timer of timers) timer.at += jump
    },
    sleep(ms) {
      time += ms
      return advance(0)
    },
  }
}

// A test may have become another user, who can't look into the clone.
const anywhere = path.parse(import.meta.dirname).root

/** Lets file system calls that are under way, and what they set off, come to their end: each look goes the same way. */
async function settleAsyncWork(): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await stat(anywhere)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
