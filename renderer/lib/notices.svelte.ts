// Notices about the database, such as a restored backup. They stay until they are dismissed, also after a reload.
import type { Client } from '../../shared/contract/client.ts'
import type { Notice } from '../../shared/contract/system-calls.ts'
import type { Link } from './link.svelte.ts'
import { Resource } from './resource.svelte.ts'

const slot = 'fovea.notices'

export class Notices {
  readonly #client: Client
  readonly #resource = new Resource<{ readonly notices: readonly Notice[] }>()
  #read: string | null = $state(localStorage.getItem(slot))

  readonly #all: readonly Notice[] = $derived(this.#resource.value?.notices ?? [])
  readonly unread: readonly Notice[] = $derived(markOf(this.#all) === this.#read ? [] : this.#all)

  constructor(client: Client) {
    this.#client = client
  }

  start(link: Link): () => void {
    const load = () => void this.#resource.load(() => this.#client.call('system.notices', {}))
    load()
    const ends = [
      link.onReturn(load),
      this.#client.on((event) => {
        if (event.name === 'notices.changed') load()
      }),
    ]
    return () => ends.forEach((end) => end())
  }

  readonly dismiss = (): void => {
    this.#read = markOf(this.#all)
    localStorage.setItem(slot, this.#read)
  }
}

/** Identifies a set of notices. Messages contain file names with times, so no two are equal. */
function markOf(notices: readonly Notice[]): string {
  return notices.map(({ message }) => message).join('\n')
}
