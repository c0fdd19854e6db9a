// The list of saved schemas, kept up to date by events.
import type { Client } from '../../shared/contract/client.ts'
import type { SavedSchema } from '../../shared/contract/schema-calls.ts'
import type { Connection } from './connection.svelte.ts'
import { follow } from './follow.ts'
import { Source } from './resource.svelte.ts'

export class SavedSchemas {
  readonly resource = new Source(() => this.#client.call('schemas.list', {}))
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  get list(): readonly SavedSchema[] {
    return this.resource.value?.schemas ?? []
  }

  /** Returns the schema with this id, or null. */
  named(id: string | null): SavedSchema | null {
    return this.list.find((schema) => schema.id === id) ?? null
  }

  /** Loads the list and follows events; returns the function that stops this. */
  start(connection: Connection): () => void {
    return follow(
      { client: this.#client, connection },
      () => void this.resource.reload(),
      ({ name }) => name === 'schema.changed',
    )
  }
}
