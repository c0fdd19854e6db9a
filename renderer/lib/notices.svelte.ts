// Notices about the database, such as a restored backup. They stay until they are dismissed, also after a reload.
import type { Client } from '../../shared/contract/client.ts'
import type { Notice } from '../../shared/contract/system-calls.ts'
import type { Connection } from './connection.svelte.ts'
import { follow } from './follow.ts'
import { Source } from './resource.svelte.ts'

const storageKey = 'fovea.notices'

export class Notices {
  readonly #client: Client
  readonly #resource = new Source(() => this.#client.call('system.notices', {}))
  #dismissed: string | null = $state(localStorage.getItem(storageKey))

  readonly #all: readonly Notice[] = $derived(this.#resource.value?.notices ?? [])
  readonly unread: readonly Notice[] = $derived(contentKey(this.#all) === this.#dismissed ? [] : this.#all)

  constructor(client: Client) {
    this.#client = client
  }

  /** Loads the notices and follows events; returns the function that stops this. */
  start(connection: Connection): () => void {
    return follow(
      { client: this.#client, connection },
      () => void this.#resource.reload(),
      ({ name }) => name === 'notices.changed',
    )
  }

  readonly dismiss = (): void => {
    this.#dismissed = contentKey(this.#all)
    localStorage.setItem(storageKey, this.#dismissed)
  }
}

/** A key that identifies a set of notices. Messages contain file names with times, so no two are equal. */
function contentKey(notices: readonly Notice[]): string {
  return notices.map(({ message }) => message).join('\n')
}
