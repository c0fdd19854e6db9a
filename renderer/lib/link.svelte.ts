// Whether the page hears what happens. What was missed meanwhile is asked for anew by who listens for the return.
export class Link {
  isLost = $state(false)
  readonly #listeners = new Set<() => void>()

  /** Calls back each time that the link is there again; the answer ends it. */
  onReturn(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  set(isThere: boolean): void {
    const returns = isThere && this.isLost
    this.isLost = !isThere
    if (returns) for (const listener of this.#listeners) listener()
  }
}
