// Repeats the scan of a folder: on request, and some time after the last one. Only one scan runs at a time.
import type { Background } from '../background.ts'
import type { Clock } from '../ports.ts'

export function createRescans(parts: {
  readonly background: Background
  readonly clock: Clock
  readonly scan: () => Promise<void>
  /** The time until the next scan, after one that took so long. */
  readonly delayMs: (tookMs: number) => number
}) {
  const { background, clock, scan, delayMs } = parts
  let state: 'waiting' | 'scanning' | 'requested' = 'waiting'
  let stopTimer: () => void = () => undefined
  const isRequested = () => state === 'requested'

  /** Scans until no further scan was requested meanwhile. */
  async function run(): Promise<void> {
    stopTimer()
    let beganAt = 0
    try {
      do {
        state = 'scanning'
        beganAt = clock.now()
        await scan()
      } while (isRequested() && !background.isClosed())
    } finally {
      state = 'waiting'
    }
    if (!background.isClosed()) stopTimer = clock.after(delayMs(clock.now() - beganAt), request)
  }

  function request(): void {
    if (state === 'waiting') background.run(run)
    else state = 'requested'
  }

  return { request, stop: () => stopTimer() }
}
