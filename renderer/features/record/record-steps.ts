// Steps through an open record: its pages, its doubts, and the next record to review; by buttons and by keys.
import type { App } from '../../lib/app.ts'
import { routeTo } from '../../lib/route.ts'
import { isTyping } from '../../lib/shortcuts.ts'
import type { OpenedRecord } from './opened-record.svelte.ts'
import type { ViewState } from './view-state.svelte.ts'

type Step = 1 | -1

const pageSteps: Readonly<Record<string, Step>> = { '.': 1, PageDown: 1, ',': -1, PageUp: -1 }

export class RecordSteps {
  readonly #app: App
  readonly #id: string
  readonly #opened: OpenedRecord
  readonly #view: ViewState

  constructor(app: App, id: string, opened: OpenedRecord, view: ViewState) {
    this.#app = app
    this.#id = id
    this.#opened = opened
    this.#view = view
  }

  /** Steps to the next doubt; after the last one to the next page or record with doubts, or back to the first. */
  async step(by: Step): Promise<void> {
    const view = this.#view
    const isPast = by === 1 && view.doubtNumber === view.doubts.length
    if (!isPast) view.step(by)
    else if (!(await this.#turnToDoubt()) && !(await this.#openNext())) view.step(by)
  }

  /** Turns to the next page with a doubt. Fields do not need this: their doubts are known for all pages. */
  async #turnToDoubt(): Promise<boolean> {
    while (!this.#view.showsFields && (await this.#turnBy(1))) {
      if (this.#view.doubts.length === 0) continue
      this.#view.step(1)
      return true
    }
    return false
  }

  async #turnBy(by: Step): Promise<boolean> {
    const isTurned = await this.#opened.turnBy(by)
    if (isTurned) this.#view.onPageTurned()
    return isTurned
  }

  async turnTo(number: number): Promise<void> {
    await this.#opened.turnTo(number)
    this.#view.onPageTurned()
  }

  async #openNext(): Promise<boolean> {
    const { router, reviews, toasts, i18n } = this.#app
    const { screen, folderId } = router.route
    const next = await reviews.next(this.#id, folderId)
    if (!next.ok) toasts.fail(i18n.fault(next.error))
    else if (next.value === null) toasts.show(i18n.t.record.allReviewed)
    if (!next.ok || next.value === null) return false
    reviews.continueWithNext()
    router.replace(routeTo(screen, next.value, folderId))
    return true
  }

  async markReviewed(): Promise<void> {
    const { isReviewing } = this.#view
    this.#view.isReviewing = false
    if ((await this.#opened.review()) && isReviewing) await this.#openNext()
  }

  readonly onkeydown = (event: KeyboardEvent): void => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    const view = this.#view
    const by = event.defaultPrevented ? undefined : pageSteps[event.key]
    if (by !== undefined && this.#opened.pageNumber !== null) {
      event.preventDefault()
      void this.#turnBy(by)
    }
    if (event.key === 'n' || event.key === 'p') {
      event.preventDefault()
      void this.step(event.key === 'n' ? 1 : -1)
    }
    const mayReview = view.isReviewing || this.#opened.record.value?.needsReview
    if (event.key === 'm' && !event.defaultPrevented && mayReview) void this.markReviewed()
    const { doubt } = view
    if (!doubt) return
    if (event.key === 'a') void view.accept(doubt.value)
    if (event.key === 'e' || (event.key === 'Enter' && view.isReviewing)) {
      event.preventDefault()
      document.querySelector<HTMLInputElement>('[data-doubt]')?.select()
    }
    const other = doubt.alternatives[Number(event.key) - 1]
    if (other !== undefined) void view.accept(other)
  }
}
