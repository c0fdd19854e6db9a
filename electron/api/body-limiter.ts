// Limits the bytes of request bodies that a server holds at once. A request beyond the limit waits with its body
// unread:
// its connection is paused and costs no memory here. No request is refused.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { maxBodyBytes } from '../../shared/limits.ts'

export interface BodyLimiter {
  heldBytes(): number
  /** Runs `work` when its bytes fit. It holds its slot until it ends or releases it, whichever comes first. */
  run<T>(announcedBytes: number, work: (slot: BodySlot) => Promise<T>): Promise<T>
}

export interface BodySlot {
  /** The time that the body may take to arrive, so that a client that sends nothing does not hold its slot for ever. */
  readonly maxArrivalMs: number
  /**
   * Awaited before each step that processes a body of megabytes at once, so that others are answered between two steps.
   */
  waitForTurn(): Promise<void>
  release(): void
}

interface Waiting {
  readonly sizeBytes: number
  readonly start: () => void
}

/** A paused connection buffers this much anyway, so smaller calls never wait for images. */
const smallBytes = 64 * 1024

/** Returns a limiter; `maxBytes` is shared by all bodies that are held at once. */
export function createBodyLimiter({ maxBytes = 4 * maxBodyBytes, maxArrivalMs = 60_000 } = {}): BodyLimiter {
  const smallSlot: BodySlot = {
    maxArrivalMs,
    waitForTurn: () => Promise.resolve(),
    release: () => undefined,
  }
  const queue: Waiting[] = []
  let heldBytes = 0
  let lastTurn = Promise.resolve()

  /** Lets the next requests in line begin while there is room. */
  function startNext(): void {
    for (let next = queue[0]; next && heldBytes + next.sizeBytes <= maxBytes; next = queue[0]) {
      queue.shift()
      heldBytes += next.sizeBytes
      next.start()
    }
  }

  /** Gives each caller a turn of the event loop for itself. */
  function waitForTurn(): Promise<void> {
    lastTurn = lastTurn.then(() => nextTurn())
    return lastTurn
  }

  return {
    heldBytes: () => heldBytes,
    /** Runs the work when there is room for a body of this size. */
    async run(announcedBytes, work) {
      if (announcedBytes <= smallBytes) return work(smallSlot)
      // A single body is admitted however large it is.
      const sizeBytes = Math.min(announcedBytes, maxBytes)
      await new Promise<void>((start) => {
        queue.push({ sizeBytes, start })
        startNext()
      })
      let isHeld = true
      /** Makes room for the next request; may be called twice. */
      const release = () => {
        if (isHeld) heldBytes -= sizeBytes
        isHeld = false
        startNext()
      }
      try {
        return await work({ maxArrivalMs, waitForTurn, release })
      } finally {
        release()
      }
    },
  }
}
