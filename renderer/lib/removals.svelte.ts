// Deletes things with an undo: they are hidden at once, and deleted when the undo toast has passed.
// If the page is closed before that, nothing is deleted.
import { SvelteSet } from 'svelte/reactivity'
import type { Toasts } from './toasts.svelte.ts'

export interface Removal {
  readonly ids: readonly string[]
  readonly text: string
  readonly undoLabel: string
  readonly remove: () => Promise<unknown>
}

export class Removals {
  readonly hidden = new SvelteSet<string>()
  readonly #toasts: Toasts

  constructor(toasts: Toasts) {
    this.#toasts = toasts
  }

  /** Hides the things, and deletes them unless the toast's undo is pressed. */
  offer(removal: Removal): void {
    let isUndone = false
    for (const id of removal.ids) this.hidden.add(id)
    /** Shows the things again. */
    const show = () => {
      for (const id of removal.ids) this.hidden.delete(id)
    }
    const undo = {
      label: removal.undoLabel,
      run: () => {
        isUndone = true
        show()
      },
    }
    this.#toasts.show(removal.text, undo, () => {
      // They are shown again after the answer, in case the deletion failed.
      if (!isUndone) void removal.remove().finally(show)
    })
  }
}
