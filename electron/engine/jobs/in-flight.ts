// Lets the readings of one page follow each other, because a second one finds the page stored by the first.

export function createInFlight() {
  const running = new Map<string, Promise<null>>()
  return {
    /** Waits until no other reading of the page runs. If the first one failed, the next one tries it itself. */
    async wait(page: string, signal: AbortSignal): Promise<void> {
      while (running.has(page) && !signal.aborted)
        await Promise.race([running.get(page), untilAborted(signal)])
    },
    /** Runs a reading that others of the same page wait for. */
    async run(page: string, work: () => Promise<void>): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<null>()
      running.set(page, promise)
      try {
        await work()
      } finally {
        running.delete(page)
        resolve(null)
      }
    },
  }
}

/** Resolves when the signal is aborted. */
function untilAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }))
}
