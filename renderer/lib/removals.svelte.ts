// Removing with a way back: a thing is hidden at once, and removed when the offer to undo has passed.
// A page that is closed before that has removed nothing.
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

  offer(removal: Removal): void {
    let isUndone = false
    for (const id of removal.ids) this.hidden.add(id)
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
      // Shown again only after the answer: what could not be removed is still there, and is seen to be.
      if (!isUndone) void removal.remove().finally(show)
    })
  }
}
