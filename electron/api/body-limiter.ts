// Limits the memory of request bodies that a server holds at once, and shares it between the clients, see [Note: turns].
// A request beyond the limit waits with the rest of its body unread: its connection is paused and costs no memory here.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createTurns, type Place } from '../engine/turns.ts'
import { documentLimits, maxOwnBodyBytes, overheadBytes } from '../../shared/limits.ts'

export interface BodyLimiter {
  heldBytes(): number
  /** Runs `work`, which reads a body. Memory that it claims is held until it ends or releases it. */
  run<T>(client: BodyClient, work: (slot: BodySlot) => Promise<T>): Promise<T>
}

export interface BodyClient {
  readonly owner: string
  /** Aborted when the client hangs up. */
  readonly signal: AbortSignal
}

export interface BodySlot {
  /** Within this time the next 64 KB, or the rest of the body, must arrive. */
  readonly maxSilenceMs: number
  /** Waits for this much memory; false if the client hung up meanwhile. */
  claim(sizeBytes: number): Promise<boolean>
  /**
   * Awaited before each step that processes a body of megabytes at once, so that others are answered between two steps.
   */
  waitForTurn(): Promise<void>
  release(): void
}

/** Returns a limiter; `maxBytes` is shared by all bodies that are held at once, and a client gets at most half of it. */
export function createBodyLimiter({
  maxBytes = 2 * Math.max(documentLimits.maxSentBytes + overheadBytes, maxOwnBodyBytes),
  maxSilenceMs = 10_000,
} = {}): BodyLimiter {
  const turns = createTurns({ capacity: maxBytes, maxShare: Math.floor(maxBytes / 2) })
  let heldBytes = 0
  let lastTurn = Promise.resolve()

  /** Gives each caller a turn of the event loop for itself. */
  function waitForTurn(): Promise<void> {
    lastTurn = lastTurn.then(() => nextTurn())
    return lastTurn
  }

  return {
    heldBytes: () => heldBytes,
    async run({ owner, signal }, work) {
      let held: { readonly place: Place; readonly sizeBytes: number } | null = null
      /** Makes room for the next request; may be called twice. */
      const release = () => {
        const given = held
        held = null
        if (!given) return
        heldBytes -= given.sizeBytes
        given.place.release()
      }
      try {
        return await work({
          maxSilenceMs,
          waitForTurn: () => (held ? waitForTurn() : Promise.resolve()),
          release,
          async claim(announcedBytes) {
            // A single body is admitted however large it is.
            const sizeBytes = Math.min(announcedBytes, maxBytes)
            const place = await turns.take({ owner, signal, priority: 0, size: sizeBytes })
            if (!place) return false
            heldBytes += sizeBytes
            held = { place, sizeBytes }
            return true
          },
        })
      } finally {
        release()
      }
    },
  }
}
