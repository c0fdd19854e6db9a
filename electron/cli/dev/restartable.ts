// Restarts something, usually a process, whenever its sources change.

export interface Instance<T> {
  /** Resolves when it has started; with null if it ended before. */
  readonly ready: Promise<T | null>
  end(): Promise<void>
}

export interface Restartable<T> {
  /** The running instance, also one that is just starting; null if the last one failed to start. */
  current(): Promise<T | null>
  restart(): void
  close(): Promise<void>
}

/** Begins the first instance; `begin` is called again at each restart. */
export function createRestartable<T>(begin: () => Instance<T>): Restartable<T> {
  let instance = begin()
  let ready = instance.ready
  let isWaiting = false
  let isClosed = false

  /** Ends the last instance, then begins the next one. */
  async function beginAfter(last: Instance<T>): Promise<T | null> {
    await last.end()
    isWaiting = false
    if (isClosed) return null
    instance = begin()
    return instance.ready
  }

  return {
    /** Waits for the newest instance; null if it failed. */
    async current() {
      for (;;) {
        const awaited = ready
        const found = await awaited
        if (awaited === ready) return found
      }
    },
    /** Begins a new instance after the present one has ended. */
    restart() {
      // A restart that still waits for the last instance to end will include this change.
      if (isWaiting || isClosed) return
      isWaiting = true
      ready = beginAfter(instance)
    },
    /** Ends the instance, and begins no other. */
    async close() {
      isClosed = true
      await instance.end()
      await ready
    },
  }
}
