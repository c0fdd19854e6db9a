// Runs work in the background: its end can be waited for, and its errors are reported.

export interface Background {
  /** The signal is aborted by `close`. */
  run(work: (signal: AbortSignal) => Promise<void>): void
  /** Accepts no more work and waits for the work that runs. */
  close(): Promise<void>
  readonly isClosed: () => boolean
}

export function createBackground(onError: (error: unknown) => void): Background {
  const working = new Set<Promise<void>>()
  const closing = new AbortController()
  return {
    /** Starts the work and returns at once; does nothing after close(). */
    run(work) {
      if (closing.signal.aborted) return
      const done = work(closing.signal)
        .catch(onError)
        .finally(() => working.delete(done))
      working.add(done)
    },
    /** Waits until all running work has ended, and accepts no more. */
    async close() {
      closing.abort()
      while (working.size > 0) await Promise.all(working)
    },
    isClosed: () => closing.signal.aborted,
  }
}
