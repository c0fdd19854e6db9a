// The records of the inbox, kept up to date by events: the status at once, the rest after a reload.
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { RecordStatus, RecordSummary } from '../../../shared/contract/record.ts'
import type { Fault } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { now } from '../../lib/now.svelte.ts'
import {
  noRecords,
  withoutRecords,
  withRecords,
  withStatus,
  toSections,
  type RecordsById,
} from './inbox-sections.ts'

const gatherMs = 120
/** Beyond this many changed records it is cheaper to reload the lists than each record. */
const maxSingleRequests = 12
/** The list of waiting records is refilled when it gets shorter than this. */
const minWaitingShown = 20
const listLimits = { working: 50, waiting: 50, failed: 20, done: 20 } as const

export class InboxRecords {
  error: Fault | null = $state.raw(null)
  isLoaded = $state(false)
  /** Nothing has ever been read, so the inbox explains the ways to add images. */
  isFresh = $state(false)
  #records: RecordsById = $state.raw(noRecords)
  readonly #app: App
  #changed: readonly string[] = []
  #loadsAll = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Is called with each record that was read while the inbox is open. */
  readonly #onRead: (record: RecordSummary) => void

  constructor(app: App, onRead: (record: RecordSummary) => void) {
    this.#app = app
    this.#onRead = onRead
  }

  readonly list = $derived.by(() => {
    const hidden = this.#app.removals.hidden
    return toSections(withoutRecords(this.#records, [...hidden]), now())
  })

  /** Loads the records and follows events; returns the function that stops this. */
  start(): () => void {
    void this.load()
    const stops = [
      this.#app.connection.onReconnect(() => void this.load()),
      this.#app.client.on((event) => this.#onEvent(event)),
    ]
    return () => {
      clearTimeout(this.#timer)
      stops.forEach((stop) => stop())
    }
  }

  /** Loads the records of every section. */
  async load(): Promise<void> {
    const statuses = Object.keys(listLimits) as (keyof typeof listLimits)[]
    const answers = await Promise.all(statuses.map((status) => this.#list(status)))
    const failed = answers.find((answer) => !answer.ok)
    this.error = failed?.error ?? null
    if (failed) return
    const records = answers.flatMap((answer) => (answer.ok ? answer.value.records : []))
    for (const record of records) this.#app.queue.noteProgress(record)
    this.#records = withRecords(noRecords, records)
    this.isFresh = answers.every((answer) => answer.ok && answer.value.total === 0)
    this.isLoaded = true
  }

  /** Requests the records of one status. */
  #list(status: keyof typeof listLimits) {
    const sort = status === 'waiting' ? 'queue' : 'newest'
    return this.#app.client.call('records.list', { status, sort, limit: listLimits[status] })
  }

  /** Cancels a record, and offers to undo that. */
  async cancel(record: RecordSummary): Promise<void> {
    const changed = await this.#app.ask('records.cancel', { id: record.id })
    if (!changed) return
    this.#records = withRecords(this.#records, [changed])
    const { t } = this.#app.i18n
    const undo = { label: t.app.undo, run: () => void this.retry(record) }
    this.#app.toasts.show(t.inbox.cancelled(record.filename), undo)
  }

  /** Cancels all waiting records, and offers to undo that. */
  async cancelAll(): Promise<void> {
    const cleared = await this.#app.ask('queue.clear', {})
    if (!cleared) return
    const { t } = this.#app.i18n
    const { cancelled } = cleared
    const undo = { label: t.app.undo, run: () => void this.#retryIds(cancelled) }
    this.#app.toasts.show(t.inbox.allCancelled(cancelled.length), undo)
  }

  /** Moves a waiting record to the front or the end of the queue. */
  async move(record: RecordSummary, to: 'front' | 'end'): Promise<void> {
    if (!(await this.#app.ask('queue.move', { ids: [record.id], to }))) return
    await this.load()
    const { t } = this.#app.i18n
    this.#app.toasts.show(to === 'front' ? t.inbox.isNext(record.filename) : t.inbox.isLast(record.filename))
  }

  /** Puts cancelled records back into the queue. One that was deleted meanwhile does not stop the others. */
  async #retryIds(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.#app.ask('records.retry', { id })
  }

  async retryAll(records: readonly RecordSummary[]): Promise<void> {
    for (const record of records) await this.retry(record)
  }

  /** Puts a failed or cancelled record back into the queue. */
  async retry({ id }: RecordSummary): Promise<void> {
    const changed = await this.#app.ask('records.retry', { id })
    if (changed) this.#records = withRecords(this.#records, [changed])
  }

  /** Applies an event to the shown records. */
  #onEvent(event: AppEvent): void {
    if (event.name === 'record.removed') this.#records = withoutRecords(this.#records, event.data.ids)
    if (event.name === 'record.changed') this.#onStatus(event.data.id, event.data.status)
  }

  /** Whether the shown part of a longer queue is nearly used up. */
  #runsShort(): boolean {
    const shown = this.list.waiting.length
    return shown < minWaitingShown && shown < (this.#app.queue.resource.value?.waiting ?? 0)
  }

  /** Shows a new status at once, and schedules the reload of the rest. */
  #onStatus(id: string, status: RecordStatus): void {
    const isKnown = this.#records.has(id)
    // A done or failed record needs more than its status, so it stays in its section until it is reloaded.
    if (status === 'working' || status === 'cancelled') this.#records = withStatus(this.#records, id, status)
    if (this.#runsShort()) this.#loadsAll = true
    else if (isKnown && (status === 'working' || status === 'cancelled')) return
    if (!this.#changed.includes(id)) this.#changed = [...this.#changed, id]
    this.#timer ??= setTimeout(() => void this.#loadChanged(), gatherMs)
  }

  /** Loads the changed records one by one, or everything if there are many. */
  async #loadChanged(): Promise<void> {
    const ids = this.#changed
    this.#changed = []
    this.#timer = undefined
    if (ids.length > maxSingleRequests || this.#loadsAll) {
      this.#loadsAll = false
      await this.load()
      for (const record of this.list.done.slice(0, 1)) this.#onRead(record)
      return
    }
    const answers = await Promise.all(ids.map((id) => this.#app.client.call('records.get', { id })))
    // A record that can't be loaded was deleted meanwhile; a removal event follows.
    const records = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
    this.#records = withRecords(this.#records, records)
    for (const record of records) if (record.status === 'done') this.#onRead(record)
  }
}
