// The settings of the installation; applies the theme and the language to the page.
import type { Client } from '../../shared/contract/client.ts'
import type { Fault } from '../../shared/result.ts'
import type { Settings } from '../../shared/settings.ts'
import type { I18n } from './i18n.svelte.ts'
import type { Connection } from './connection.svelte.ts'
import { Resource } from './resource.svelte.ts'
import { showTheme } from './theme.ts'

export class SavedSettings {
  readonly resource = new Resource<Settings>()
  readonly #client: Client
  readonly #i18n: I18n

  constructor(client: Client, i18n: I18n) {
    this.#client = client
    this.#i18n = i18n
  }

  /** Loads the settings and follows events; returns the function that stops this. */
  start(connection: Connection): () => void {
    void this.load()
    const stops = [
      connection.onReconnect(() => void this.load()),
      this.#client.on((event) => {
        if (event.name === 'settings.changed') void this.load()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }

  /** Loads the settings and applies them. */
  async load(): Promise<void> {
    await this.resource.load(() => this.#client.call('settings.get', {}))
    this.#show()
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
    this.#show()
  }

  /** Applies theme and language to the page. */
  #show(): void {
    const settings = this.resource.value
    if (!settings) return
    showTheme(settings.theme)
    this.#i18n.choose(settings.language)
  }
}
