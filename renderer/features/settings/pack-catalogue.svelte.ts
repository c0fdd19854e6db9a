// The engine packs that can be got, and how much of each has arrived.
import type { Fault } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { Source } from '../../lib/resource.svelte.ts'

export class PackCatalogue {
  readonly source = new Source(() => this.#client.call('packs.catalogue', {}))
  /** Bytes that have arrived, by name of the pack. */
  arrivedBytes: Readonly<Record<string, number>> = $state.raw({})
  readonly #client: App['client']

  constructor({ client }: App) {
    this.#client = client
  }

  /** Loads the list and follows what arrives; the returned function ends that. */
  start(): () => void {
    void this.source.reload()
    return this.#client.on((event) => {
      if (event.name === 'settings.changed') void this.source.reload()
      if (event.name !== 'pack.progress') return
      const { name, arrivedBytes } = event.data
      this.arrivedBytes = { ...this.arrivedBytes, [name]: arrivedBytes }
    })
  }

  /** Gets a pack; returns an error or null when that has ended. */
  async get(name: string): Promise<Fault | null> {
    const getting = this.#client.call('packs.get', { name })
    await this.source.reload()
    const answer = await getting
    await this.source.reload()
    return answer.ok ? null : answer.error
  }
}
