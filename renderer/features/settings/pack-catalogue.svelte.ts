// The engine packs that can be got, and how much of each has arrived.
import type { CallOutput } from '../../../shared/contract/calls.ts'
import type { Fault } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { Resource } from '../../lib/resource.svelte.ts'

export class PackCatalogue {
  readonly resource = new Resource<CallOutput<'packs.catalogue'>>()
  /** Bytes that have arrived, by name of the pack. */
  arrivedBytes: Readonly<Record<string, number>> = $state.raw({})
  readonly #client: App['client']

  constructor({ client }: App) {
    this.#client = client
  }

  /** Loads the list and follows what arrives; the returned function ends that. */
  start(): () => void {
    void this.load()
    return this.#client.on((event) => {
      if (event.name === 'settings.changed') void this.load()
      if (event.name !== 'pack.progress') return
      const { name, arrivedBytes } = event.data
      this.arrivedBytes = { ...this.arrivedBytes, [name]: arrivedBytes }
    })
  }

  load(): Promise<void> {
    return this.resource.load(() => this.#client.call('packs.catalogue', {}))
  }

  /** Gets a pack; returns an error or null when that has ended. */
  async get(name: string): Promise<Fault | null> {
    const getting = this.#client.call('packs.get', { name })
    await this.load()
    const answer = await getting
    await this.load()
    return answer.ok ? null : answer.error
  }

  async cancel(name: string): Promise<Fault | null> {
    const answer = await this.#client.call('packs.cancel', { name })
    await this.load()
    return answer.ok ? null : answer.error
  }
}
