// The table of documents: its rows, the active cell, and the review that goes from doubt to doubt.
import { SvelteSet } from 'svelte/reactivity'
import type { AppEvent } from '../../../shared/contract/events.ts'
import { needsLook } from '../../../shared/contract/field.ts'
import type { RecordFilter, RecordSort } from '../../../shared/contract/record-filter.ts'
import type { RecordView } from '../../../shared/contract/record.ts'
import type { RecordTable, TableRow } from '../../../shared/contract/table-calls.ts'
import type { Page } from '../../../shared/page.ts'
import type { Result } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { Resource } from '../../lib/resource.svelte.ts'
import {
  arrangeRows,
  cellAt,
  documentColumn,
  needsWork,
  stopFrom,
  totalsOfRows,
  type Arrangement,
  type CellPlace,
} from './arrange-rows.ts'

/** The documents of a table: those of these records, or those that the filter finds. */
export interface TableSource {
  readonly ids: readonly string[] | null
  readonly filter: RecordFilter
  readonly sort: RecordSort
}

const gatherMs = 300
/** Beyond this many changed records the whole table is loaded again. */
const maxSingleRows = 20

export class Table {
  readonly data = new Resource<RecordTable>()
  arrangement: Arrangement = $state.raw({ sort: null, filters: {}, onlyToReview: false })
  active: CellPlace | null = $state.raw(null)
  isEditing = $state(false)
  /** The record of the active row, and the page that its active field is on. */
  readonly record = new Resource<RecordView>()
  readonly page = new Resource<Page>()
  readonly #app: App
  readonly #source: TableSource
  readonly #changed = new SvelteSet<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #loadedPage = ''

  readonly columns = $derived(this.data.value?.columns ?? [])
  readonly rows = $derived.by(() => {
    const { hidden } = this.#app.removals
    const rows = (this.data.value?.rows ?? []).filter(({ id }) => !hidden.has(id))
    return arrangeRows({ columns: this.columns, rows }, this.arrangement)
  })
  readonly totals = $derived(totalsOfRows(this.columns, this.rows))
  readonly toReview = $derived((this.data.value?.rows ?? []).filter(needsWork).length)
  readonly activeRow = $derived(this.rows.find(({ id }) => id === this.active?.id) ?? null)
  readonly field = $derived(
    this.record.value?.id === this.active?.id
      ? (this.record.value?.fields.find(({ path }) => path === this.active?.path) ?? null)
      : null,
  )

  constructor(app: App, source: TableSource) {
    this.#app = app
    this.#source = source
  }

  /** Loads the table and follows events; returns the function that stops this. */
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

  load(): Promise<void> {
    const { ids, filter, sort } = this.#source
    const { operation: _operation, status: _status, ...of } = filter
    return this.data.load(() =>
      this.#app.client.call('records.table', ids ? { ids: [...ids], sort } : { ...of, sort }),
    )
  }

  /** Makes a cell the active one, and loads its record and page for the picture beside the table. */
  activate(place: CellPlace | null): void {
    this.active = place
    this.isEditing = false
    if (place) void this.#loadProof(place)
  }

  async #loadProof({ id }: CellPlace): Promise<void> {
    const { client } = this.#app
    if (this.record.value?.id !== id) await this.record.load(() => client.call('records.get', { id }))
    const record = this.record.value
    if (record?.id !== id || this.active?.id !== id) return
    const page = record.document ? (this.field?.page ?? record.document.numbers[0] ?? 1) : undefined
    const key = `${id} ${page ?? ''}`
    if (key === this.#loadedPage) return
    this.#loadedPage = key
    this.page.clear()
    await this.page.load(() => client.call('records.page', { id, ...(page === undefined ? {} : { page }) }))
  }

  /** Goes to the next or previous doubt; returns false if there is none. */
  step(by: 1 | -1): boolean {
    const stop = stopFrom(this, this.active, by)
    if (stop) this.activate(stop)
    return stop !== null
  }

  /** Moves the active cell by this many rows and columns, within the table. */
  move(rows: number, columns: number): void {
    const paths = [documentColumn, ...this.columns.map(({ path }) => path)]
    const row = this.rows.findIndex(({ id }) => id === this.active?.id)
    const column = paths.indexOf(this.active?.path ?? documentColumn)
    const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at))
    const id = this.rows[within(row < 0 ? 0 : row + rows, this.rows.length)]?.id
    if (id !== undefined)
      this.activate({ id, path: paths[within(column + columns, paths.length)] ?? documentColumn })
  }

  /** Corrects the active cell, or confirms it if the value is as it was; then goes on. */
  async settle(value: string): Promise<void> {
    const { active } = this
    const row = this.activeRow
    const cell = active && row ? cellAt(this.columns, row, active.path) : undefined
    if (!active || !row || !cell) return
    const isSame = value === cell.text
    const settled = {
      ...cell,
      text: value,
      value: isSame ? cell.value : null,
      isDoubtful: false,
      mark: 'corrected',
    } as const
    const cells = row.cells.map((each) => (each === cell ? settled : each))
    // The answer says if something else of the record is in doubt.
    this.#show({ ...row, cells, needsReview: row.needsReview && cells.some(({ isDoubtful }) => isDoubtful) })
    const wasDoubtful = cell.isDoubtful
    if (wasDoubtful && this.toReview > 0) this.step(1)
    else this.move(1, 0)
    const change = { id: active.id, field: active.path }
    const answer = isSame
      ? await this.#app.client.call('records.confirm', change)
      : await this.#app.client.call('records.correct', { ...change, value })
    if (answer.ok && !hasDoubts(answer.value) && row.needsReview) await this.#setReviewed(row)
    await this.#refresh([active.id], answer)
  }

  /** Confirms the active cell as it is. */
  confirm(): Promise<void> {
    const row = this.activeRow
    const text = row && this.active ? cellAt(this.columns, row, this.active.path)?.text : undefined
    return text ? this.settle(text) : Promise.resolve()
  }

  /** Marks the document of the active row as reviewed, and goes to the next one with a doubt. */
  async review(): Promise<void> {
    const row = this.activeRow
    if (!row) return
    this.#show({
      ...row,
      needsReview: false,
      isReviewed: true,
      cells: row.cells.map((cell) => ({ ...cell, isDoubtful: false })),
    })
    this.step(1)
    await this.#setReviewed(row)
    await this.#refresh([row.id])
  }

  async #setReviewed({ id }: TableRow): Promise<void> {
    await this.#app.ask('records.review', { ids: [id], documents: true })
  }

  /** Shows this row in place of the one with its id. */
  #show(row: TableRow): void {
    const { value } = this.data
    if (value) this.data.set({ ...value, rows: value.rows.map((each) => (each.id === row.id ? row : each)) })
  }

  /** Loads rows again, after the answer of a change, whose error it shows. */
  async #refresh(ids: readonly string[], change?: Result<RecordView>): Promise<void> {
    const { client, toasts, i18n } = this.#app
    if (change?.ok && this.record.value?.id === change.value.id) this.record.set(change.value)
    if (change && !change.ok) toasts.fail(i18n.fault(change.error))
    const answer = await client.call('records.table', { ids: [...ids] })
    if (!answer.ok) return
    for (const row of answer.value.rows) {
      const old = this.data.value?.rows.find(({ id }) => id === row.id)
      const cells = this.columns.map(({ path }, at) => {
        const now = cellAt(answer.value.columns, row, path)
        const was = old?.cells[at]
        // The other documents of the sender decide a date; a single row is loaded without them.
        return was && now && was.mark === 'decided' && was.text === now.text ? was : (now ?? emptyCell)
      })
      this.#show({ ...row, cells: [...cells] })
    }
  }

  #onEvent(event: AppEvent): void {
    if (event.name === 'record.changed' && event.data.status === 'done') this.#changed.add(event.data.id)
    else if (event.name === 'record.marked') event.data.ids.forEach((id) => this.#changed.add(id))
    else if (event.name !== 'record.removed') return
    const isWhole = event.name === 'record.removed'
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const ids = [...this.#changed]
      this.#changed.clear()
      const isKnown = ids.every((id) => this.data.value?.rows.some((row) => row.id === id))
      void (isWhole || !isKnown || ids.length > maxSingleRows ? this.load() : this.#refresh(ids))
    }, gatherMs)
  }
}

const emptyCell = { text: '', value: null, isDoubtful: false, mark: null } as const

/** Whether anything of the record is left to look at: a field, a place or a page that was not read. */
function hasDoubts({ fields, unread, document }: RecordView): boolean {
  return fields.some(needsLook) || unread.length > 0 || (document?.failed.length ?? 0) > 0
}
