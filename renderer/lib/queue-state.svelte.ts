// The state of the queue: how many images wait or are being read, and how fast it goes.
import type { Client } from '../../shared/contract/client.ts'
import type { RecordStatus } from '../../shared/contract/record.ts'
import type { QueueState } from '../../shared/contract/queue-calls.ts'
import type { Result } from '../../shared/result.ts'
import type { Link } from './link.svelte.ts'
import { Resource } from './resource.svelte.ts'

/** More finish times are not needed to estimate the speed. */
const mostSettled = 500

const isSettled = (status: RecordStatus) => status !== 'waiting' && status !== 'working'

export class Queue {
  readonly resource = new Resource<QueueState>()
  /** When the last images finished, and how many have finished since the queue was last empty. */
  settledAt: readonly number[] = $state.raw([])
  settled = $state(0)
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
        if (event.name === 'queue.changed') this.#hear(event.data)
        if (event.name === 'record.changed' && isSettled(event.data.status)) this.#settle(Date.now())
      }),
    ]
    return () => ends.forEach((end) => end())
  }

  #hear(state: QueueState): void {
    this.resource.set(state)
    if (this.count === 0) this.settled = 0
  }

  #settle(at: number): void {
    this.settled++
    this.settledAt = [...this.settledAt.slice(-mostSettled), at]
  }

  async pause(isPaused: boolean): Promise<Result<QueueState>> {
    const answer = await this.#client.call(isPaused ? 'queue.pause' : 'queue.resume', {})
    if (answer.ok) this.resource.set(answer.value)
    return answer
  }
}
