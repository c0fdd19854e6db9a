// The state of the event connection. After a reconnect its listeners reload what they may have missed.
export class Connection {
  isLost = $state(false)
  #isRefused = false
  #listeners: readonly (() => void)[] = []

  /** Calls the listener after each reconnect; the returned function unsubscribes it. */
  onReconnect(listener: () => void): () => void {
    this.#listeners = [...this.#listeners, listener]
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener)
    }
  }

  /** Notes whether events arrive; after a reconnect all listeners are called. */
  setConnected(isConnected: boolean): void {
    const isReconnect = isConnected && this.isLost
    this.isLost = !isConnected
    if (isConnected) this.#isRefused = false
    if (isReconnect) this.#notify()
  }

  /**
   * Notes that the server answers but refuses events. The listeners reload once, so that their errors show
   * the reason.
   */
  reportRefused(): void {
    if (this.#isRefused) return
    this.#isRefused = true
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
