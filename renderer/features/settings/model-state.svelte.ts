// The state of the configured language model: whether it answers, and where page text would be sent.
import type { ModelState } from '../../../shared/contract/model-calls.ts'
import type { App } from '../../lib/app.ts'
import { Resource } from '../../lib/resource.svelte.ts'

export class CheckedModel {
  readonly resource = new Resource<ModelState>()
  readonly #client: App['client']

  constructor({ client }: App) {
    this.#client = client
  }

  /** Has the engine ask the language model's server. */
  check(): Promise<void> {
    return this.resource.load(() => this.#client.call('model.check', {}))
  }
}
