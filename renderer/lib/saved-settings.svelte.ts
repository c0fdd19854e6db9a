// The settings of the installation; applies the theme and the language to the page.
import type { Client } from '../../shared/contract/client.ts'
import type { Fault } from '../../shared/result.ts'
import type { Settings } from '../../shared/settings.ts'
import type { I18n } from './i18n.svelte.ts'
import type { Connection } from './connection.svelte.ts'
import { follow } from './follow.ts'
import { Source } from './resource.svelte.ts'
import { showTheme } from './theme.ts'

export class SavedSettings {
  readonly resource = new Source(async () => {
    const answer = await this.#client.call('settings.get', {})
    if (answer.ok) this.#show(answer.value)
    return answer
  })
  readonly #client: Client
  readonly #i18n: I18n

  constructor(client: Client, i18n: I18n) {
    this.#client = client
    this.#i18n = i18n
  }

  /** Loads the settings and follows events; returns the function that stops this. */
  start(connection: Connection): () => void {
    return follow(
      { client: this.#client, connection },
      () => void this.resource.reload(),
      ({ name }) => name === 'settings.changed',
    )
  }

  /** Saves a change. Returns the error if it failed; the old values are then shown again. */
  async save(change: Partial<Settings>): Promise<Fault | null> {
    const before = this.resource.value
    if (before) this.#set({ ...before, ...change })
    const answer = await this.#client.call('settings.set', change)
    if (answer.ok) this.#set(answer.value)
    else if (before) this.#set(before)
    return answer.ok ? null : answer.error
  }

  #set(settings: Settings): void {
    this.resource.set(settings)
    this.#show(settings)
  }

  /** Applies theme and language to the page. */
  #show({ theme, language }: Settings): void {
    showTheme(theme)
    this.#i18n.choose(language)
  }
}
