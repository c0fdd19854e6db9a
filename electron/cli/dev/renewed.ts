// Something that is ended and begun anew whenever what it was made from changes: a process, as a rule.

export interface Life<T> {
  /** What it is known by once it is there; null if it ended before. */
  readonly ready: Promise<T | null>
  end(): Promise<void>
}

export interface Renewed<T> {
  /** Waits for one that is just beginning; null where the last one did not come up. */
  current(): Promise<T | null>
  renew(): void
  close(): Promise<void>
}

export function renewed<T>(begin: () => Life<T>): Renewed<T> {
  let life = begin()
  let ready = life.ready
  let isWaiting = false
  let isClosed = false

  async function again(last: Life<T>): Promise<T | null> {
    await last.end()
    isWaiting = false
    if (isClosed) return null
    life = begin()
    return life.ready
  }

  return {
    async current() {
      for (;;) {
        const asked = ready
        const found = await asked
        if (asked === ready) return found
      }
    },
    renew() {
      // One that waits for the last to end will be made from this change too.
      if (isWaiting || isClosed) return
      isWaiting = true
      ready = again(life)
    },
    async close() {
      isClosed = true
      await life.end()
      await ready
    },
  }
}
