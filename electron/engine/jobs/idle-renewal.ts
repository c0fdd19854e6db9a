// Renews records of older reader versions while nothing else is to be read. A renewal yields its reading process to
// every other job, see [Note: turns].
import type { Clock } from '../ports.ts'
import type { Renewal } from './renewal.ts'

/** Idle time before a renewal begins: after one image, a person often reads another soon. */
const quietMs = 3000

/** `canBegin` says whether the queue is idle; `onChange` is called when that should be looked at again. */
export function createIdleRenewal(parts: {
  readonly renewal: Renewal
  readonly clock: Clock
  readonly canBegin: () => boolean
}) {
  const { renewal, clock, canBegin } = parts
  const closing = new AbortController()
  let current: Promise<void> | null = null
  let isQuiet = false
  let stopTimer: () => void = () => undefined

  /** Begins the next renewal, once nothing else was to do for a while. */
  function advance(): void {
    stopTimer()
    if (current || closing.signal.aborted || !canBegin() || !renewal.isDue()) return
    if (isQuiet) {
      current = renewal.readNext(closing.signal).finally(() => {
        current = null
        advance()
      })
    } else
      stopTimer = clock.after(quietMs, () => {
        isQuiet = true
        advance()
      })
  }

  return {
    advance,
    /** A job has begun. */
    disturb() {
      isQuiet = false
      stopTimer()
    },
    async close(): Promise<void> {
      closing.abort()
      stopTimer()
      await current
    },
  }
}
