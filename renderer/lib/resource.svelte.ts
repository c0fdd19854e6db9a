// A loaded value: idle, loading, ready or failed. A reload keeps the old value until the answer comes.
import type { Fault, Result } from '../../shared/result.ts'

export type ResourceState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: Fault }

export class Resource<T> {
  state: ResourceState<T> = $state.raw({ status: 'idle' })
  #latestRequest = 0

  readonly value = $derived(this.state.status === 'ready' ? this.state.value : null)

  /** Loads the value. Ignores the answers of all but the latest request. */
  async load(fetchValue: () => Promise<Result<T>>): Promise<void> {
    const request = ++this.#latestRequest
    if (this.state.status !== 'ready') this.state = { status: 'loading' }
    const answer = await fetchValue()
    if (request !== this.#latestRequest) return
    this.state = answer.ok
      ? { status: 'ready', value: answer.value }
      : { status: 'failed', error: answer.error }
  }

  /** Sets the value; the answer to a running load is ignored. */
  set(value: T): void {
    this.#latestRequest++
    this.state = { status: 'ready', value }
  }

  /** Forgets the value; the answer to a running load is ignored. */
  clear(): void {
    this.#latestRequest++
    this.state = { status: 'idle' }
  }
}

/** A value that is always loaded in the same way. */
export class Source<T> extends Resource<T> {
  readonly #fetchValue: () => Promise<Result<T>>

  constructor(fetchValue: () => Promise<Result<T>>) {
    super()
    this.#fetchValue = fetchValue
  }

  readonly reload = (): Promise<void> => this.load(this.#fetchValue)
}
