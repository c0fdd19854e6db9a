// The selected records of the history: ticked one by one, as a range, or all that the search finds.
import { SvelteSet } from 'svelte/reactivity'
import type { App } from '../../lib/app.ts'
import type { History } from './history.svelte.ts'

export class Selection {
  readonly ids = new SvelteSet<string>()
  readonly #history: History
  readonly #app: App
  /** The row that was toggled last; a range extends from here. -1 for none. */
  #anchor = -1

  constructor(history: History, app: App) {
    this.#history = history
    this.#app = app
  }

  /** Ticks or unticks the record in this row. */
  toggle(index: number): void {
    const id = this.#history.recordAt(index)?.id
    if (id === undefined) return
    this.#anchor = index
    if (!this.ids.delete(id)) this.ids.add(id)
  }

  /** Selects the range from the last toggled row to this one. */
  async extendTo(index: number): Promise<void> {
    const from = this.#anchor < 0 ? index : this.#anchor
    for (const id of await this.#history.idsBetween(from, index)) this.ids.add(id)
  }

  /** Selects all records that match the search, including those that are not loaded. */
  async selectAll(): Promise<void> {
    const { filter, sort } = this.#history.criteria
    const found = await this.#app.ask('records.ids', { ...filter, documents: true, sort })
    if (!found) return
    for (const id of found.ids) this.ids.add(id)
    if (found.total > found.ids.length)
      this.#app.toasts.show(this.#app.i18n.t.history.onlyFirst(found.ids.length))
  }

  clear(): void {
    this.ids.clear()
    this.#anchor = -1
  }
}
