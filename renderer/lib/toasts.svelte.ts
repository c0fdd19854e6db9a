// Short messages at the edge of the window, each with at most one action.
import type { Screen } from '../../shared/screens.ts'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'failed'
  readonly action: { readonly label: string; readonly run: () => void } | null
  /** The screen on which it appeared. */
  readonly screen: Screen
}

const plainMs = 6000
/** An error that says what to do takes longer to read. */
const failedMs = 12_000

export class Toasts {
  list: readonly Toast[] = $state.raw([])
  #nextId = 1
  readonly #screen: () => Screen

  constructor(screen: () => Screen) {
    this.#screen = screen
  }

  /** A message is about its screen; one with an undo is shown everywhere. */
  shownOn(screen: Screen): readonly Toast[] {
    return this.list.filter((toast) => toast.screen === screen || toast.action !== null)
  }

  /** Shows a message; `onGone` is called when it disappears. */
  show(text: string, action: Toast['action'] = null, onGone?: () => void): void {
    this.#add({ id: this.#nextId++, text, tone: 'plain', action, screen: this.#screen() }, plainMs, onGone)
  }

  /** Shows an error, for a longer time. */
  fail(text: string): void {
    this.#add({ id: this.#nextId++, text, tone: 'failed', action: null, screen: this.#screen() }, failedMs)
  }

  readonly dismiss = (id: number): void => {
    this.list = this.list.filter((toast) => toast.id !== id)
  }

  /** Shows the toast for this time, next to at most two earlier ones. */
  #add(toast: Toast, forMs: number, onGone?: () => void): void {
    // A repeated text replaces the old toast, unless that has an undo, which is for another action.
    const others = this.list.filter(({ text, action }) => text !== toast.text || action)
    this.list = [...others.slice(-2), toast]
    setTimeout(() => {
      this.dismiss(toast.id)
      onGone?.()
    }, forMs)
  }
}
