// The history's list: search, scrolling back, and events that are patched in where one stands.
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { RecordStatus } from '../../../shared/contract/record.ts'
import type { Result } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { Resource } from '../../lib/resource.svelte.ts'
import { furtherBack, withChanged, withNewest, without, withOlder, type HistoryPage } from './history-list.ts'

/** As long as a hand rests between two letters. */
const searchAfterMs = 180
const gatherMs = 150
const pageLength = 50

export class History {
  query = $state('')
  status: RecordStatus | 'all' = $state('all')
  folderId: string | null = $state(null)
  isLoadingOlder = $state(false)
  readonly resource = new Resource<HistoryPage>()
  readonly #app: App
  #searchTimer: ReturnType<typeof setTimeout> | undefined
  #gatherTimer: ReturnType<typeof setTimeout> | undefined
  #changed: readonly string[] = []

  constructor(app: App) {
    this.#app = app
  }

  readonly page = $derived.by(() => {
    const page = this.resource.value
    return page && without(page, [...this.#app.removals.hidden])
  })
  readonly isFiltered = $derived(this.query.trim() !== '' || this.status !== 'all' || this.folderId !== null)

  start(): () => void {
    const ends = [
      this.#app.link.onReturn(() => void this.load()),
      this.#app.client.on((event) => this.#hear(event)),
    ]
    return () => {
      clearTimeout(this.#searchTimer)
      clearTimeout(this.#gatherTimer)
      ends.forEach((end) => end())
    }
  }

  search(query: string): void {
    this.query = query
    clearTimeout(this.#searchTimer)
    this.#searchTimer = setTimeout(() => void this.load(), searchAfterMs)
  }

  filter(status: RecordStatus | 'all'): void {
    this.status = status
    void this.load()
  }

  showFolder(folderId: string | null): void {
    this.folderId = folderId
    void this.load()
  }

  load(): Promise<void> {
    return this.resource.load(() => this.#ask(null))
  }

  async loadOlder(): Promise<void> {
    const cursor = this.resource.value?.nextCursor ?? null
    if (cursor === null || this.isLoadingOlder) return
    this.isLoadingOlder = true
    const answer = await this.#ask(cursor)
    this.isLoadingOlder = false
    const shown = this.resource.value
    // Another search may have come in between; its cursor is another one.
    if (shown?.nextCursor !== cursor) return
    if (answer.ok) this.resource.set(withOlder(shown, answer.value))
    else this.#app.toasts.fail(this.#app.i18n.fault(answer.error))
  }

  #ask(cursor: string | null): Promise<Result<HistoryPage>> {
    const query = this.query.trim()
    return this.#app.client.call('records.list', {
      limit: pageLength,
      ...(query ? { query } : {}),
      ...(this.status === 'all' ? {} : { status: this.status }),
      ...(this.folderId ? { folderId: this.folderId } : {}),
      ...(cursor ? { cursor } : {}),
    })
  }

  #hear(event: AppEvent): void {
    const shown = this.resource.value
    if (!shown) return
    if (event.name === 'record.removed') this.resource.set(without(shown, event.data.ids))
    if (event.name !== 'record.changed') return
    this.#changed = [...this.#changed, event.data.id]
    this.#gatherTimer ??= setTimeout(() => void this.#takeIn(), gatherMs)
  }

  /** The newest page tells of nearly everything; only what was scrolled to is asked for by itself. */
  async #takeIn(): Promise<void> {
    const ids = this.#changed
    this.#changed = []
    this.#gatherTimer = undefined
    const before = this.resource.value
    const newest = await this.#ask(null)
    const shown = this.resource.value
    // A search that came in between has an answer of its own on the way.
    if (!newest.ok || !shown || shown !== before) return
    this.resource.set(withNewest(shown, newest.value))
    await Promise.all(furtherBack(shown, newest.value, ids).map((id) => this.#refresh(id)))
  }

  async #refresh(id: string): Promise<void> {
    const answer = await this.#app.client.call('records.get', { id })
    const shown = this.resource.value
    if (answer.ok && shown) this.resource.set(withChanged(shown, answer.value))
  }
}
