// The records that were read by an older version, and the progress of reading them again.
import type { App } from '../../lib/app.ts'
import { Source } from '../../lib/resource.svelte.ts'

export class OlderRecords {
  readonly resource = new Source(() => this.#app.client.call('renewal.get', {}))
  readonly #app: App

  constructor(app: App) {
    this.#app = app
  }

  /** Loads the state and follows events; returns the function that stops this. */
  start(): () => void {
    void this.resource.reload()
    return this.#app.client.on((event) => {
      if (event.name === 'renewal.changed') this.#onChanged(event.data.left)
    })
  }

  /** Begins or stops to read all older records again. */
  async run(name: 'renewal.start' | 'renewal.stop'): Promise<void> {
    const state = await this.#app.ask(name, {})
    if (state) this.resource.set(state)
  }

  /**
   * Shows how many are left. The total is loaded again only when none is left, because counting checks every
   * image.
   */
  #onChanged(left: number): void {
    const current = this.resource.value
    if (current && left > 0) this.resource.set({ ...current, left })
    else void this.resource.reload()
  }
}
