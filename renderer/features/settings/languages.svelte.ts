// The languages that can be read; those that are not bundled can be added and removed.
import type { CallInput, CallOutput } from '../../../shared/contract/calls.ts'
import type { Fault } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { Resource } from '../../lib/resource.svelte.ts'

export class Languages {
  readonly resource = new Resource<CallOutput<'languages.list'>>()
  /** A language is being added; only one at a time, since a download takes a while. */
  isAdding = $state(false)
  readonly #client: App['client']

  constructor({ client }: App) {
    this.#client = client
  }

  /** Loads the installed languages. */
  load(): Promise<void> {
    return this.resource.load(() => this.#client.call('languages.list', {}))
  }

  /** Adds a language, and reloads the list; returns an error or null. */
  async add(input: CallInput<'languages.add'>): Promise<Fault | null> {
    this.isAdding = true
    const answer = await this.#client.call('languages.add', input)
    await this.load()
    this.isAdding = false
    return answer.ok ? null : answer.error
  }

  /** Removes a language, and reloads the list; returns an error or null. */
  async remove(language: string): Promise<Fault | null> {
    const answer = await this.#client.call('languages.remove', { language })
    await this.load()
    return answer.ok ? null : answer.error
  }
}
