// A clock that only moves when the test advances it, so that no test waits.
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../../electron/engine/ports.ts'

export interface FakeClock extends Clock {
  /** Advances the time and runs the timers that become due, in order; waits for the work that they start. */
  advance(ms: number): Promise<void>
  /** Jumps ahead as after the sleep of the machine: timers that became due run once, at the new time. */
  sleep(ms: number): Promise<void>
  /** Changes the time as a user or a time server does: timers are not affected. */
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

// The root folder, because a test may run as another user, who can't read the project's folder.
const readableFolder = path.parse(import.meta.dirname).root

/** Waits for pending file system calls and the work that follows them: `stat` runs through the same queue. */
async function settleAsyncWork(): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await stat(readableFolder)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
