// The review of what was read with doubt, from one record to the next: how many are left, and which comes then.
import type { Client } from '../../shared/contract/client.ts'
import type { Result } from '../../shared/result.ts'
import type { Link } from './link.svelte.ts'

/** Marks come in a flood where many are made at once. */
const gatherMs = 200

export class Reviews {
  /** How many records wait for a look; null before one knows. */
  left: number | null = $state(null)
  readonly #client: Client
  #isGoing = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(client: Client) {
    this.#client = client
  }

  start(link: Link): () => void {
    void this.#count()
    const ends = [
      link.onReturn(() => void this.#count()),
      this.#client.on((event) => {
        if (['record.changed', 'record.marked', 'record.removed'].includes(event.name)) this.#countSoon()
      }),
    ]
    return () => {
      clearTimeout(this.#timer)
      ends.forEach((end) => end())
    }
  }

  /** The one after it that needs a look, in the order of the history, from the beginning again after the last. */
  async next(id: string, folderId: string | null): Promise<Result<string | null>> {
    const wanted = { needsReview: true, ...(folderId === null ? {} : { folderId }) }
    const after = await this.#client.call('records.list', { ...wanted, cursor: id, limit: 1 })
    const [found] = after.ok ? after.value.records : []
    if (!after.ok || found) return after.ok ? { ok: true, value: found?.id ?? null } : after
    const first = await this.#client.call('records.list', { ...wanted, limit: 2 })
    if (!first.ok) return first
    return { ok: true, value: first.value.records.find((record) => record.id !== id)?.id ?? null }
  }

  /** What is opened next goes on with the review. */
  goOn(): void {
    this.#isGoing = true
  }

  /** Asked once by what was opened. */
  takeUp(): boolean {
    const isGoing = this.#isGoing
    this.#isGoing = false
    return isGoing
  }

  #countSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.#count()
    }, gatherMs)
  }

  async #count(): Promise<void> {
    const answer = await this.#client.call('records.list', { needsReview: true, limit: 1 })
    // What can't be counted now is counted with the next event; the list itself says what is wrong.
    if (answer.ok) this.left = answer.value.total
  }
}
