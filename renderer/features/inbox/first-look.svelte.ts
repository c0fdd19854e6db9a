// Inspects the first image of a batch: if a ready-made schema fits it, that schema is offered for the whole batch.
import type { RecordSummary } from '../../../shared/contract/record.ts'
import type { Page } from '../../../shared/page.ts'
import type { App } from '../../lib/app.ts'
import type { Choice } from './choice.svelte.ts'

interface Seen {
  readonly record: RecordSummary
  readonly page: Page
}

export class FirstLook {
  #seen: Seen | null = $state.raw(null)
  /** An image of the current batch has been inspected. */
  #hasLooked = false
  readonly #app: App
  readonly #choice: Choice

  constructor(app: App, choice: Choice) {
    this.#app = app
    this.#choice = choice
  }

  readonly offered = $derived.by(() => {
    const seen = this.#seen
    if (!seen || this.#choice.operation === 'json') return null
    const proposed = this.#app.papers.of(seen.page)
    return proposed && { ...proposed, record: seen.record }
  })

  readonly see = async (record: RecordSummary): Promise<void> => {
    const isOneOfMany = this.#hasLooked && this.#app.queue.count > 0
    if (isOneOfMany || record.format === 'json' || this.#choice.operation === 'json') return
    this.#hasLooked = true
    const answer = await this.#app.client.call('records.page', { id: record.id })
    if (answer.ok) this.#seen = { record, page: answer.value }
  }

  /** Accepts the offer: extracts the fields of this record, and of all images that are added from now on. */
  async take(): Promise<void> {
    const { offered } = this
    if (!offered) return
    const { record, schemaId } = offered
    this.#choice.chooseOperation('json')
    this.#choice.chooseSchema(schemaId)
    const { client, i18n, toasts } = this.#app
    const answer = await client.call('records.again', { ids: [record.id], operation: 'json', schemaId })
    if (!answer.ok) toasts.fail(i18n.fault(answer.error))
    else for (const { error } of answer.value.refused) toasts.fail(i18n.storedFault(error))
  }
}
