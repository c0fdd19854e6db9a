// Work that goes on by itself: whoever begins it can wait for its end, and no error of it is lost.

export interface Background {
  run(work: () => Promise<void>): void
  /** Takes no more, and waits for what runs. */
  close(): Promise<void>
  readonly isClosed: () => boolean
}

export function createBackground(onError: (error: unknown) => void): Background {
  const working = new Set<Promise<void>>()
  let isClosed = false
  return {
    run(work) {
      if (isClosed) return
      const done = work()
        .catch(onError)
        .finally(() => working.delete(done))
      working.add(done)
    },
    async close() {
      isClosed = true
      while (working.size > 0) await Promise.all(working)
    },
    isClosed: () => isClosed,
  }
}
