// The list of saved schemas, kept up to date by events.
import type { Client } from '../../shared/contract/client.ts'
import type { SavedSchema } from '../../shared/contract/schema-calls.ts'
import type { Connection } from './connection.svelte.ts'
import { Resource } from './resource.svelte.ts'

export class SavedSchemas {
  readonly resource = new Resource<readonly SavedSchema[]>()
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  get list(): readonly SavedSchema[] {
    return this.resource.value ?? []
  }

  /** Returns the schema with this id, or null. */
  named(id: string | null): SavedSchema | null {
    return this.list.find((schema) => schema.id === id) ?? null
  }

  /** Loads the list and follows events; returns the function that stops this. */
  start(connection: Connection): () => void {
    void this.load()
    const stops = [
      connection.onReconnect(() => void this.load()),
      this.#client.on((event) => {
        if (event.name === 'schema.changed') void this.load()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }

  /** Loads the list of schemas. */
  load(): Promise<void> {
    return this.resource.load(async () => {
      const answer = await this.#client.call('schemas.list', {})
      return answer.ok ? { ok: true, value: answer.value.schemas } : answer
    })
  }
}
