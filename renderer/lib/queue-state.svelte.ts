// The state of the queue: how many images wait or are being read, and how fast it goes.
import type { Client } from '../../shared/contract/client.ts'
import { SvelteMap } from 'svelte/reactivity'
import type { Progress, RecordStatus } from '../../shared/contract/record.ts'
import type { QueueState } from '../../shared/contract/queue-calls.ts'
import type { Result } from '../../shared/result.ts'
import type { Connection } from './connection.svelte.ts'
import { Resource } from './resource.svelte.ts'

/** More finish times are not needed to estimate the speed. */
const maxFinishTimes = 500

const isFinished = (status: RecordStatus) => status !== 'waiting' && status !== 'working'

export class Queue {
  readonly resource = new Resource<QueueState>()
  /** How far the records have come that are being read; it outlives the screens, so that none begins without it. */
  readonly progress = new SvelteMap<string, Progress>()
  /** When the last images finished, and how many have finished since the queue was last empty. */
  finishedAt: readonly number[] = $state.raw([])
  finishedCount = $state(0)
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

  /** Loads the state and follows events; returns the function that stops this. */
  start(connection: Connection): () => void {
    /** Loads the current state. */
    const load = () => void this.resource.load(() => this.#client.call('queue.get', {}))
    load()
    const stops = [
      connection.onReconnect(load),
      this.#client.on((event) => {
        if (event.name === 'queue.changed') this.#onState(event.data)
        if (event.name === 'record.progress') this.progress.set(event.data.id, event.data)
        if (event.name === 'record.changed' && isFinished(event.data.status))
          this.#addFinished(event.data.id, Date.now())
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }

  /** Takes over a new state; an empty queue resets the count of finished images. */
  #onState(state: QueueState): void {
    this.resource.set(state)
    if (this.count === 0) this.finishedCount = 0
  }

  /** Counts a finished image, for the speed. */
  #addFinished(id: string, at: number): void {
    this.progress.delete(id)
    this.finishedCount++
    this.finishedAt = [...this.finishedAt.slice(-maxFinishTimes), at]
  }

  /** Takes over the progress of a loaded record, which may be older than what its events said. */
  noteProgress({ id, progress }: { readonly id: string; readonly progress: Progress | null }): void {
    if (progress && !this.progress.has(id)) this.progress.set(id, progress)
  }

  /** Pauses or resumes the queue. */
  async pause(isPaused: boolean): Promise<Result<QueueState>> {
    const answer = await this.#client.call(isPaused ? 'queue.pause' : 'queue.resume', {})
    if (answer.ok) this.resource.set(answer.value)
    return answer
  }
}
