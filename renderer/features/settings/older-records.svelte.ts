// The records that were read by an older version, and the progress of reading them again.
import type { Client } from '../../../shared/contract/client.ts'
import type { RenewalState } from '../../../shared/contract/renewal-calls.ts'
import type { Fault, Result } from '../../../shared/result.ts'
import { Resource } from '../../lib/resource.svelte.ts'

export class OlderRecords {
  readonly resource = new Resource<RenewalState>()
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /** Loads the state and follows events; returns the function that stops this. */
  start(): () => void {
    void this.#load()
    return this.#client.on((event) => {
      if (event.name === 'renewal.changed') this.#onChanged(event.data.left)
    })
  }

  /** Begins to read all older records again; returns an error or null. */
  async readAgain(): Promise<Fault | null> {
    return this.#applyAnswer(await this.#client.call('renewal.start', {}))
  }

  /** Stops reading older records again; returns an error or null. */
  async stop(): Promise<Fault | null> {
    return this.#applyAnswer(await this.#client.call('renewal.stop', {}))
  }

  /**
   * Shows how many are left. The total is loaded again only when none is left, because counting checks every
   * image.
   */
  #onChanged(left: number): void {
    const current = this.resource.value
    if (current && left > 0) this.resource.set({ ...current, left })
    else void this.#load()
  }

  /** Shows the new state, or returns the error. */
  #applyAnswer(answer: Result<RenewalState>): Fault | null {
    if (!answer.ok) return answer.error
    this.resource.set(answer.value)
    return null
  }

  /** Loads how many records are older and how many are left. */
  #load(): Promise<void> {
    return this.resource.load(() => this.#client.call('renewal.get', {}))
  }
}
