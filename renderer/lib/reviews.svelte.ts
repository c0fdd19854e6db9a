// The review of doubtful records: how many are left, and which one comes next.
import type { Client } from '../../shared/contract/client.ts'
import type { Result } from '../../shared/result.ts'
import type { Connection } from './connection.svelte.ts'
import { follow } from './follow.ts'

/** Many records may change at once; they are counted once. */
const gatherMs = 200

export class Reviews {
  /** The number of records that need a review; null until it is known. */
  left: number | null = $state(null)
  readonly #client: Client
  #isContinuing = false

  constructor(client: Client) {
    this.#client = client
  }

  /** Counts the doubtful records and follows events; returns the function that stops this. */
  start(connection: Connection): () => void {
    return follow(
      { client: this.#client, connection },
      () => void this.#count(),
      ({ name }) => ['record.changed', 'record.marked', 'record.removed'].includes(name),
      gatherMs,
    )
  }

  /** The next record that needs a review, in the order of the history; wraps around at the end. */
  async next(id: string, folderId: string | null): Promise<Result<string | null>> {
    const filter = { needsReview: true, documents: true, ...(folderId === null ? {} : { folderId }) }
    const after = await this.#client.call('records.list', { ...filter, cursor: id, limit: 1 })
    const [found] = after.ok ? after.value.records : []
    if (!after.ok || found) return after.ok ? { ok: true, value: found?.id ?? null } : after
    const first = await this.#client.call('records.list', { ...filter, limit: 2 })
    if (!first.ok) return first
    return { ok: true, value: first.value.records.find((record) => record.id !== id)?.id ?? null }
  }

  /** Lets the record that is opened next continue the review. */
  continueWithNext(): void {
    this.#isContinuing = true
  }

  /** Returns whether the opened record isContinuing a review, and resets that. */
  takeContinuation(): boolean {
    const isContinuing = this.#isContinuing
    this.#isContinuing = false
    return isContinuing
  }

  /** Loads how many records need a review. */
  async #count(): Promise<void> {
    const answer = await this.#client.call('records.list', { needsReview: true, documents: true, limit: 1 })
    // A failed count is repeated at the next event; the list itself shows the error.
    if (answer.ok) this.left = answer.value.total
  }
}
