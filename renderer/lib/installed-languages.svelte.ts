// The installed languages as options of a list; loaded when such a list is shown.
import type { Client } from '../../shared/contract/client.ts'
import { languageName } from '../../shared/languages.ts'
import type { UiLanguage } from '../../shared/ui-languages.ts'
import { Resource } from './resource.svelte.ts'

export class InstalledLanguages {
  readonly #codes = new Resource<readonly string[]>()
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /** Loads the codes of the installed languages. */
  load(): Promise<void> {
    return this.#codes.load(async () => {
      const answer = await this.#client.call('languages.list', {})
      return answer.ok ? { ok: true, value: answer.value.languages.map(({ code }) => code) } : answer
    })
  }

  /** The installed languages, plus chosen ones that are no longer installed, so that they can be removed. */
  optionsWith(chosen: readonly string[], language: UiLanguage): { value: string; label: string }[] {
    const installed = this.#codes.value ?? []
    const codes = [...installed, ...chosen.filter((code) => !installed.includes(code))]
    return codes.map((code) => ({ value: code, label: languageName(code, language) }))
  }
}
