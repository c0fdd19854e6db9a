// The list of the history: has a row for every document, loads only those near the viewport, and is patched by events.
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { RecordFilter, RecordSort } from '../../../shared/contract/record-filter.ts'
import type { RecordSummary } from '../../../shared/contract/record.ts'
import type { Fault } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { activeParts, type Criteria } from './filter.ts'
import {
  rowIndexOf,
  noChunks,
  rowAt,
  chunksBetween,
  chunkLength,
  withChangedRecord,
  withChunk,
  type Chunks,
} from './chunks.ts'

/** Starts a search once the typing pauses for this long. */
const searchAfterMs = 160
const gatherMs = 150
/** Beyond this many changed records the visible chunks are reloaded instead of single records. */
const maxSingleRequests = 8

export class History {
  criteria: Criteria = $state.raw({ filter: {}, sort: 'newest' })
  /** The text in the search field; it is ahead of the search until the typing pauses. */
  typed = $state('')
  /** Is null until the first answer arrives. */
  total: number | null = $state(null)
  error: Fault | null = $state.raw(null)
  /** Grows whenever other criteria have been loaded; the list then scrolls back to its top. */
  appliedCount = $state(0)
  #chunks: Chunks = $state.raw(noChunks)
  readonly #app: App
  #neededChunks: readonly number[] = [0]
  /** The chunks that are being loaded. Nothing shows them, so they need not be reactive. */
  #loadingChunks: readonly number[] = []
  #latestRequest = 0
  #searchTimer: ReturnType<typeof setTimeout> | undefined
  #refreshTimer: ReturnType<typeof setTimeout> | undefined
  #changed: readonly string[] = []
  /** Is called with the number of records that were added at the top. */
  onArrived: ((count: number) => void) | null = null

  constructor(app: App) {
    this.#app = app
  }

  readonly isFiltered = $derived(
    this.typed.trim() !== '' ||
      this.criteria.filter.query !== undefined ||
      activeParts(this.criteria.filter).length > 0,
  )

  /** The indices of all rows that are not being removed. */
  readonly shownIndices = $derived.by(() => {
    const all = Array.from({ length: this.total ?? 0 }, (_, index) => index)
    const { hidden } = this.#app.removals
    return hidden.size === 0 ? all : all.filter((index) => !hidden.has(this.recordAt(index)?.id ?? ''))
  })

  recordAt(index: number): RecordSummary | null {
    return rowAt(this.#chunks, index)
  }

  indexOf(id: string): number {
    return rowIndexOf(this.#chunks, id)
  }

  /**
   * Loads the list and follows events; returns the function that stops this, and clears the search, which would be
   * forgotten by the time the history is shown again. A filter stays: it is shown as chips.
   */
  start(): () => void {
    const stops = [
      this.#app.connection.onReconnect(() => void this.reload()),
      this.#app.client.on((event) => this.#onEvent(event)),
    ]
    // Events are only heard while the list is shown, so it may have changed meanwhile.
    void this.reload()
    return () => {
      clearTimeout(this.#searchTimer)
      clearTimeout(this.#refreshTimer)
      this.#refreshTimer = undefined
      stops.forEach((stop) => stop())
      const { query: _, ...filter } = this.criteria.filter
      this.criteria = { ...this.criteria, filter }
      this.typed = ''
    }
  }

  /** Takes the text of the search field, and searches once the typing pauses. */
  search(typed: string): void {
    this.typed = typed
    clearTimeout(this.#searchTimer)
    this.#searchTimer = setTimeout(() => {
      const { query: _, ...rest } = this.criteria.filter
      const query = typed.trim()
      void this.apply({ ...this.criteria, filter: query ? { ...rest, query } : rest })
    }, searchAfterMs)
  }

  /** Searches with this filter at once, and shows its text in the search field. */
  setFilter(filter: RecordFilter): void {
    this.typed = filter.query ?? ''
    void this.apply({ ...this.criteria, filter })
  }

  setSort(sort: RecordSort): void {
    void this.apply({ ...this.criteria, sort })
  }

  /** Loads other criteria; the old rows stay until the answer arrives. */
  async apply(criteria: Criteria): Promise<void> {
    clearTimeout(this.#searchTimer)
    this.criteria = criteria
    this.typed = criteria.filter.query ?? ''
    this.#neededChunks = [0]
    await this.reload()
    this.appliedCount++
  }

  /** Loads the same criteria again: visible chunks are replaced, all others are dropped. */
  async reload(): Promise<void> {
    const request = ++this.#latestRequest
    this.#loadingChunks = []
    const needed = this.#neededChunks
    const answers = await Promise.all(needed.map((at) => this.#fetchChunk(at)))
    if (request !== this.#latestRequest) return
    const failed = answers.find((answer) => !answer.ok)
    this.error = failed?.error ?? null
    if (failed) return
    let next = noChunks
    needed.forEach((at, index) => {
      const answer = answers[index]
      if (answer?.ok) next = withChunk(next, at, answer.value.records)
    })
    this.#chunks = next
    const [first] = answers
    if (first?.ok) this.total = first.value.total
  }

  /** Loads the rows from first to last where they are missing. */
  loadRows(first: number, last: number): void {
    this.#neededChunks = chunksBetween(first, Math.min(last, Math.max(0, (this.total ?? 1) - 1)))
    for (const at of this.#neededChunks) void this.#loadChunk(at)
  }

  /** The ids of all rows between two indices; loads missing rows first. */
  async idsBetween(from: number, to: number): Promise<string[]> {
    const [first, last] = [Math.min(from, to), Math.max(from, to)]
    await Promise.all(chunksBetween(first, last).map((at) => this.#loadChunk(at)))
    return Array.from({ length: last - first + 1 }, (_, at) => this.recordAt(first + at)?.id ?? '').filter(
      Boolean,
    )
  }

  /** Loads a chunk, unless it is there or on its way. */
  async #loadChunk(at: number): Promise<void> {
    if (this.#chunks.has(at) || this.#loadingChunks.includes(at)) return
    const request = this.#latestRequest
    this.#loadingChunks = [...this.#loadingChunks, at]
    const answer = await this.#fetchChunk(at)
    if (request !== this.#latestRequest) return
    this.#loadingChunks = this.#loadingChunks.filter((each) => each !== at)
    if (!answer.ok) this.#app.toasts.fail(this.#app.i18n.fault(answer.error))
    else this.#chunks = withChunk(this.#chunks, at, answer.value.records)
  }

  /** Requests the records of one chunk. */
  #fetchChunk(at: number) {
    const { filter, sort } = this.criteria
    return this.#app.client.call('records.list', {
      ...filter,
      documents: true,
      sort,
      limit: chunkLength,
      offset: at * chunkLength,
    })
  }

  /** Schedules a refresh of the records that an event names. */
  #onEvent(event: AppEvent): void {
    if (event.name === 'record.changed') this.#scheduleRefresh([event.data.id])
    if (event.name === 'record.marked') this.#scheduleRefresh(event.data.ids)
    if (event.name === 'record.removed') this.#scheduleRefresh([...event.data.ids, ''])
  }

  /** Refreshes these records soon, together with others that change until then. */
  #scheduleRefresh(ids: readonly string[]): void {
    this.#changed = [...this.#changed, ...ids]
    this.#refreshTimer ??= setTimeout(() => void this.#applyChanges(), gatherMs)
  }

  /** Refreshes a few known rows one by one; any other change may have moved every row, so it reloads. */
  async #applyChanges(): Promise<void> {
    const ids = unique(this.#changed)
    this.#changed = []
    this.#refreshTimer = undefined
    if (ids.length <= maxSingleRequests && ids.every((id) => this.indexOf(id) >= 0)) {
      await Promise.all(ids.map((id) => this.#refreshRecord(id)))
      return
    }
    const before = this.total ?? 0
    await this.reload()
    const arrived = (this.total ?? 0) - before
    if (arrived > 0 && this.criteria.sort === 'newest') this.onArrived?.(arrived)
  }

  /** Reloads one record of the list. */
  async #refreshRecord(id: string): Promise<void> {
    const answer = await this.#app.client.call('records.get', { id })
    if (!answer.ok) return
    // A record that moved into or out of the trash no longer belongs to this list.
    if ((answer.value.removedAt !== null) !== (this.criteria.filter.isRemoved === true)) await this.reload()
    else this.#chunks = withChangedRecord(this.#chunks, answer.value)
  }
}

function unique(ids: readonly string[]): string[] {
  return ids.filter((id, at) => ids.indexOf(id) === at)
}
