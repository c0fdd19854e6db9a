// The history's list: as long as there are records, loaded where one looks, and patched by events in place.
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { RecordFilter, RecordSort } from '../../../shared/contract/record-filter.ts'
import type { RecordSummary } from '../../../shared/contract/record.ts'
import type { Fault } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { partsOf, type Wish } from './filter.ts'
import {
  indexOf,
  noStretches,
  rowAt,
  stretchesOf,
  stretchLength,
  withChanged,
  withStretch,
  type Stretches,
} from './stretches.ts'

/** As long as a hand rests between two letters. */
const searchAfterMs = 160
const gatherMs = 150
/** Of more changes than these the stretches in sight are asked for anew. */
const mostSingleAsks = 8

export class History {
  wish: Wish = $state.raw({ filter: {}, sort: 'newest' })
  /** What stands in the field, a moment ahead of the search. */
  typed = $state('')
  /** Null before the first answer. */
  total: number | null = $state(null)
  error: Fault | null = $state.raw(null)
  /** Grows with each answer to another question: then the list begins at its top again. */
  asked = $state(0)
  #stretches: Stretches = $state.raw(noStretches)
  readonly #app: App
  #wanted: readonly number[] = [0]
  /** What is on its way; shown nowhere. */
  #loading: readonly number[] = []
  #turn = 0
  #searchTimer: ReturnType<typeof setTimeout> | undefined
  #gatherTimer: ReturnType<typeof setTimeout> | undefined
  #changed: readonly string[] = []
  /** Called with how many rows came in above what is shown. */
  onArrived: ((count: number) => void) | null = null

  constructor(app: App) {
    this.#app = app
  }

  readonly isFiltered = $derived(
    this.typed.trim() !== '' || this.wish.filter.query !== undefined || partsOf(this.wish.filter).length > 0,
  )

  /** The places of the rows that are shown: all but those that are being removed. */
  readonly places = $derived.by(() => {
    const all = Array.from({ length: this.total ?? 0 }, (_, index) => index)
    const { hidden } = this.#app.removals
    return hidden.size === 0 ? all : all.filter((index) => !hidden.has(this.at(index)?.id ?? ''))
  })

  at(index: number): RecordSummary | null {
    return rowAt(this.#stretches, index)
  }

  indexOf(id: string): number {
    return indexOf(this.#stretches, id)
  }

  start(): () => void {
    const ends = [
      this.#app.link.onReturn(() => void this.reload()),
      this.#app.client.on((event) => this.#hear(event)),
    ]
    if (this.total === null) void this.reload()
    return () => {
      clearTimeout(this.#searchTimer)
      clearTimeout(this.#gatherTimer)
      this.#gatherTimer = undefined
      ends.forEach((end) => end())
    }
  }

  search(typed: string): void {
    this.typed = typed
    clearTimeout(this.#searchTimer)
    this.#searchTimer = setTimeout(() => {
      const { query: _, ...rest } = this.wish.filter
      const query = typed.trim()
      void this.ask({ ...this.wish, filter: query ? { ...rest, query } : rest })
    }, searchAfterMs)
  }

  narrow(filter: RecordFilter): void {
    this.typed = filter.query ?? ''
    void this.ask({ ...this.wish, filter })
  }

  sort(sort: RecordSort): void {
    void this.ask({ ...this.wish, sort })
  }

  /** Another question: what is shown stays until its answer is there. */
  async ask(wish: Wish): Promise<void> {
    clearTimeout(this.#searchTimer)
    this.wish = wish
    this.typed = wish.filter.query ?? ''
    this.#wanted = [0]
    await this.reload()
    this.asked++
  }

  /** The same question again: each stretch in sight is replaced, and those out of sight are forgotten. */
  async reload(): Promise<void> {
    const turn = ++this.#turn
    this.#loading = []
    const wanted = this.#wanted
    const answers = await Promise.all(wanted.map((at) => this.#call(at)))
    if (turn !== this.#turn) return
    const failed = answers.find((answer) => !answer.ok)
    this.error = failed?.error ?? null
    if (failed) return
    let next = noStretches
    wanted.forEach((at, index) => {
      const answer = answers[index]
      if (answer?.ok) next = withStretch(next, at, answer.value.records)
    })
    this.#stretches = next
    const [first] = answers
    if (first?.ok) this.total = first.value.total
  }

  /** Has the rows from first to last loaded. */
  show(first: number, last: number): void {
    this.#wanted = stretchesOf(first, Math.min(last, Math.max(0, (this.total ?? 1) - 1)))
    for (const at of this.#wanted) void this.#load(at)
  }

  /** The ids from one row to another, loaded for it where need be. */
  async idsBetween(from: number, to: number): Promise<string[]> {
    const [first, last] = [Math.min(from, to), Math.max(from, to)]
    await Promise.all(stretchesOf(first, last).map((at) => this.#load(at)))
    return Array.from({ length: last - first + 1 }, (_, at) => this.at(first + at)?.id ?? '').filter(Boolean)
  }

  async #load(at: number): Promise<void> {
    if (this.#stretches.has(at) || this.#loading.includes(at)) return
    const turn = this.#turn
    this.#loading = [...this.#loading, at]
    const answer = await this.#call(at)
    if (turn !== this.#turn) return
    this.#loading = this.#loading.filter((each) => each !== at)
    if (!answer.ok) this.#app.toasts.fail(this.#app.i18n.fault(answer.error))
    else this.#stretches = withStretch(this.#stretches, at, answer.value.records)
  }

  #call(at: number) {
    const { filter, sort } = this.wish
    return this.#app.client.call('records.list', {
      ...filter,
      sort,
      limit: stretchLength,
      offset: at * stretchLength,
    })
  }

  #hear(event: AppEvent): void {
    if (event.name === 'record.changed') this.#gather([event.data.id])
    if (event.name === 'record.marked') this.#gather(event.data.ids)
    if (event.name === 'record.removed') this.#gather([...event.data.ids, ''])
  }

  #gather(ids: readonly string[]): void {
    this.#changed = [...this.#changed, ...ids]
    this.#gatherTimer ??= setTimeout(() => void this.#takeIn(), gatherMs)
  }

  /** Few rows that are shown are asked for by themselves; anything else may have moved all rows. */
  async #takeIn(): Promise<void> {
    const ids = unique(this.#changed)
    this.#changed = []
    this.#gatherTimer = undefined
    if (ids.length <= mostSingleAsks && ids.every((id) => this.indexOf(id) >= 0)) {
      await Promise.all(ids.map((id) => this.#refresh(id)))
      return
    }
    const before = this.total ?? 0
    await this.reload()
    const arrived = (this.total ?? 0) - before
    if (arrived > 0 && this.wish.sort === 'newest') this.onArrived?.(arrived)
  }

  async #refresh(id: string): Promise<void> {
    const answer = await this.#app.client.call('records.get', { id })
    if (!answer.ok) return
    // Put into the trash or back, it belongs to the other list.
    if ((answer.value.removedAt !== null) !== (this.wish.filter.isRemoved === true)) await this.reload()
    else this.#stretches = withChanged(this.#stretches, answer.value)
  }
}

function unique(ids: readonly string[]): string[] {
  return ids.filter((id, at) => ids.indexOf(id) === at)
}
