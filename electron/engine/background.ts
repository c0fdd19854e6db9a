// Runs work in the background: its end can be waited for, and its errors are reported.

export interface Background {
  run(work: () => Promise<void>): void
  /** Accepts no more work and waits for the work that runs. */
  close(): Promise<void>
  readonly isClosed: () => boolean
}

export function createBackground(onError: (error: unknown) => void): Background {
  const working = new Set<Promise<void>>()
  let isClosed = false
  return {
    /** Starts the work and returns at once; does nothing after close(). */
    run(work) {
      if (isClosed) return
      const done = work()
        .catch(onError)
        .finally(() => working.delete(done))
      working.add(done)
    },
    /** Waits until all running work has ended, and accepts no more. */
    async close() {
      isClosed = true
      while (working.size > 0) await Promise.all(working)
    },
    isClosed: () => isClosed,
  }
}
