// The list of API keys, kept up to date by events.
import type { Tier } from '../../../shared/limits.ts'
import type { Fault, Result } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { follow } from '../../lib/follow.ts'
import { Source } from '../../lib/resource.svelte.ts'

/** Every request changes the usage of its key, so reloads are this far apart. */
const gatherMs = 500

export class Keys {
  readonly resource = new Source(() => this.#app.client.call('keys.list', {}))
  /** The key that was just created; it can be shown only now. */
  fresh: { readonly name: string; readonly key: string } | null = $state.raw(null)
  readonly #app: App

  constructor(app: App) {
    this.#app = app
  }

  /** Loads the list and follows events; returns the function that stops this. */
  start(): () => void {
    return follow(
      this.#app,
      () => void this.resource.reload(),
      ({ name }) => name === 'key.changed',
      gatherMs,
    )
  }

  /** Creates a key, whose secret `fresh` holds until it is dismissed; returns an error or null. */
  async create(name: string, tier: Tier): Promise<Fault | null> {
    return this.#showSecret(await this.#app.client.call('keys.create', { name, tier }))
  }

  /** Gives the key a new secret. The old one works for another day, so that scripts can be updated. */
  async rotate(id: string): Promise<Fault | null> {
    return this.#showSecret(await this.#app.client.call('keys.rotate', { id, keepOldHours: 24 }))
  }

  async #showSecret(answer: Result<{ readonly name: string; readonly key: string }>): Promise<Fault | null> {
    if (!answer.ok) return answer.error
    this.fresh = { name: answer.value.name, key: answer.value.key }
    await this.resource.reload()
    return null
  }
}
