// The list of API keys, kept up to date by events.
import type { ApiKey } from '../../../shared/contract/key-calls.ts'
import type { Tier } from '../../../shared/limits.ts'
import type { Fault } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { Resource } from '../../lib/resource.svelte.ts'

const gatherMs = 500

export class Keys {
  readonly resource = new Resource<readonly ApiKey[]>()
  /** The key that was just created; it can be shown only now. */
  fresh: { readonly name: string; readonly key: string } | null = $state.raw(null)
  readonly #app: App
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(app: App) {
    this.#app = app
  }

  /** Loads the list and follows events; returns the function that stops this. */
  start(): () => void {
    void this.load()
    const stops = [
      this.#app.connection.onReconnect(() => void this.load()),
      this.#app.client.on((event) => {
        if (event.name === 'key.changed') this.#loadSoon()
      }),
    ]
    return () => {
      clearTimeout(this.#timer)
      this.#timer = undefined
      stops.forEach((stop) => stop())
    }
  }

  /** Reloads the list soon. Every request changes the usage of its key, so reloads are spaced out. */
  #loadSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.load()
    }, gatherMs)
  }

  /** Loads the list of keys. */
  load(): Promise<void> {
    return this.resource.load(async () => {
      const answer = await this.#app.client.call('keys.list', {})
      return answer.ok ? { ok: true, value: answer.value.keys } : answer
    })
  }

  /** Creates a key, whose secret `fresh` holds until it is dismissed; returns an error or null. */
  async create(name: string, tier: Tier): Promise<Fault | null> {
    const answer = await this.#app.client.call('keys.create', { name, tier })
    if (!answer.ok) return answer.error
    this.fresh = { name: answer.value.name, key: answer.value.key }
    await this.load()
    return null
  }

  /** Gives the key a new secret. The old one works for another day, so that scripts can be updated. */
  async rotate(id: string): Promise<Fault | null> {
    const answer = await this.#app.client.call('keys.rotate', { id, keepOldHours: 24 })
    if (!answer.ok) return answer.error
    this.fresh = { name: answer.value.name, key: answer.value.key }
    await this.load()
    return null
  }

  /** Revokes a key; returns an error or null. */
  async revoke(id: string): Promise<Fault | null> {
    const answer = await this.#app.client.call('keys.revoke', { id })
    await this.load()
    return answer.ok ? null : answer.error
  }
}
