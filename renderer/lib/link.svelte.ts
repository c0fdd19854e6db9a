// Whether the page hears what happens. What was missed meanwhile is asked for anew by who listens for the return.
export class Link {
  isLost = $state(false)
  #isRefused = false
  #listeners: readonly (() => void)[] = []

  /** Calls back each time that somebody answers again; what is returned ends it. */
  onReturn(listener: () => void): () => void {
    this.#listeners = [...this.#listeners, listener]
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener)
    }
  }

  set(isThere: boolean): void {
    const returns = isThere && this.isLost
    this.isLost = !isThere
    if (isThere) this.#isRefused = false
    if (returns) this.#tell()
  }

  /** Somebody answers and tells us nothing: asked anew, once, for what is shown, they say why. */
  refuse(): void {
    if (this.#isRefused) return
    this.#isRefused = true
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
