// Inspects the first image of a batch. If a ready-made schema fits it, offers that schema for the whole batch.
import type { RecordSummary } from '../../../shared/contract/record.ts'
import type { Page } from '../../../shared/page.ts'
import type { App } from '../../lib/app.ts'
import type { Choice } from './choice.svelte.ts'

interface Inspected {
  readonly record: RecordSummary
  readonly page: Page
}

export class SchemaOffer {
  #inspected: Inspected | null = $state.raw(null)
  /** An image of the current batch has been inspected. */
  #hasInspected = false
  readonly #app: App
  readonly #choice: Choice

  constructor(app: App, choice: Choice) {
    this.#app = app
    this.#choice = choice
  }

  readonly offered = $derived.by(() => {
    const inspected = this.#inspected
    if (!inspected || this.#choice.operation === 'json') return null
    const proposed = this.#app.schemaProposals.forPage(inspected.page)
    return proposed && { ...proposed, record: inspected.record }
  })

  /** Looks at a record that was just read; only the first one of a batch. */
  readonly inspect = async (record: RecordSummary): Promise<void> => {
    const isOneOfMany = this.#hasInspected && this.#app.queue.count > 0
    if (isOneOfMany || record.format === 'json' || this.#choice.operation === 'json') return
    this.#hasInspected = true
    const answer = await this.#app.client.call('records.page', { id: record.id })
    if (answer.ok) this.#inspected = { record, page: answer.value }
  }

  /** Accepts the offer: extracts the fields of this record, and of all images that are added from now on. */
  async accept(): Promise<void> {
    const { offered } = this
    if (!offered) return
    const { record, schemaId } = offered
    this.#choice.chooseOperation('json')
    this.#choice.chooseSchema(schemaId)
    const { ask, i18n, toasts } = this.#app
    const answer = await ask('records.again', { ids: [record.id], operation: 'json', schemaId })
    for (const { error } of answer?.refused ?? []) toasts.fail(i18n.storedFault(error))
  }
}
