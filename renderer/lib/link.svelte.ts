// Whether the page hears what happens. What was missed meanwhile is asked for anew by who listens for the return.
export class Link {
  isLost = $state(false)
  #listeners: readonly (() => void)[] = []

  /** Calls back each time that the link is there again; the answer ends it. */
  onReturn(listener: () => void): () => void {
    this.#listeners = [...this.#listeners, listener]
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener)
    }
  }

  set(isThere: boolean): void {
    const returns = isThere && this.isLost
    this.isLost = !isThere
    if (returns) for (const listener of this.#listeners) listener()
  }
}
