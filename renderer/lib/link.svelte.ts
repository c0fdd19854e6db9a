// The state of the event connection. After a reconnect its listeners reload what they may have missed.
export class Link {
  isLost = $state(false)
  #isRefused = false
  #listeners: readonly (() => void)[] = []

  /** Calls the listener after each reconnect; the returned function unsubscribes it. */
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

  /** The server answers but refuses events. The listeners reload once, so that their errors show the reason. */
  refuse(): void {
    if (this.#isRefused) return
    this.#isRefused = true
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
