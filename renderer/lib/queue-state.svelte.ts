// How many images wait and are being read, for the rail and the inbox.
import type { Client } from '../../shared/contract/client.ts'
import type { QueueState } from '../../shared/contract/queue-calls.ts'
import type { Result } from '../../shared/result.ts'
import type { Link } from './link.svelte.ts'
import { Resource } from './resource.svelte.ts'

export class Queue {
  readonly resource = new Resource<QueueState>()
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  get count(): number {
    const state = this.resource.value
    return state ? state.waiting + state.working : 0
  }

  get isPaused(): boolean {
    return this.resource.value?.isPaused ?? false
  }

  start(link: Link): () => void {
    const load = () => void this.resource.load(() => this.#client.call('queue.get', {}))
    load()
    const ends = [
      link.onReturn(load),
      this.#client.on((event) => {
        if (event.name === 'queue.changed') this.resource.set(event.data)
      }),
    ]
    return () => ends.forEach((end) => end())
  }

  async pause(isPaused: boolean): Promise<Result<QueueState>> {
    const answer = await this.#client.call(isPaused ? 'queue.pause' : 'queue.resume', {})
    if (answer.ok) this.resource.set(answer.value)
    return answer
  }
}
