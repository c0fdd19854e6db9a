// The list of saved schemas, kept up to date by events.
import type { Client } from '../../shared/contract/client.ts'
import type { SavedSchema } from '../../shared/contract/schema-calls.ts'
import type { Link } from './link.svelte.ts'
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

  named(id: string | null): SavedSchema | null {
    return this.list.find((schema) => schema.id === id) ?? null
  }

  start(link: Link): () => void {
    void this.load()
    const ends = [
      link.onReturn(() => void this.load()),
      this.#client.on((event) => {
        if (event.name === 'schema.changed') void this.load()
      }),
    ]
    return () => ends.forEach((end) => end())
  }

  load(): Promise<void> {
    return this.resource.load(async () => {
      const answer = await this.#client.call('schemas.list', {})
      return answer.ok ? { ok: true, value: answer.value.schemas } : answer
    })
  }
}
