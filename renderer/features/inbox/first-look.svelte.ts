// Looks at the first of the images that were just read: what is filled from such papers is offered for it and the next ones.
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
  /** One of the images that are on their way was looked at. */
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

  /** Its fields are filled from what was read of it, and from now on those of all others. */
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
