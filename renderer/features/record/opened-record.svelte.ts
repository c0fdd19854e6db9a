// The open record: its content, its page, its progress, and the actions on it.
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { RecordView } from '../../../shared/contract/record.ts'
import { textsOfPages } from '../../../shared/document/document.ts'
import type { Format, Operation } from '../../../shared/operations.ts'
import type { Box, Page } from '../../../shared/page.ts'
import type { Result } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { Source } from '../../lib/resource.svelte.ts'
import { routeTo } from '../../lib/route.ts'
import { firstTextWith } from './search-hits.ts'

export class OpenedRecord {
  /** The id of the shown record; another one of the same document may be shown instead of the one that was opened. */
  id: string = $state('')
  /** The operation of a view that is not stored as a record; null if the record is shown as it is. */
  #viewed: Exclude<Operation, 'json'> | null = null
  readonly record = new Source<RecordView>(() => this.#fetch())
  /** The words of the shown page. */
  readonly page = new Source<Page>(() =>
    this.#app.client.call('records.page', { id: this.id, page: this.pageNumber ?? undefined }),
  )
  /** How far the reading of the record has come; null if it is not being read. */
  readonly progress = $derived.by(() => this.#app.queue.progress.get(this.id) ?? null)
  /** The shown page of a document; null for an image. */
  pageNumber: number | null = $state(null)
  /** The pages of a document that can be shown. */
  readonly pageNumbers: readonly number[] = $derived(this.record.value?.document?.numbers ?? [])
  /** The pages of a document that could not be read. */
  readonly failedPages = $derived(this.record.value?.document?.failed ?? [])
  /** Whether the text of the shown page is there, also while the rest of its document is read. */
  readonly isPageRead = $derived.by(() => {
    const { status, progress } = this.record.value ?? {}
    return status === 'done' || (progress?.pages?.read.includes(this.pageNumber ?? 0) ?? false)
  })
  /** The result text; for a document that of the shown page. */
  readonly content = $derived.by(() => {
    const record = this.record.value
    const document = record?.document
    if (!document || record.format === 'json') return record?.content ?? ''
    return textsOfPages(record.content ?? '', document).get(this.pageNumber ?? 1) ?? ''
  })
  /** Called with the record of fields that were filled for the document while it is open. */
  onFilled: (id: string) => void = () => undefined
  /** The search that led to this record; '' if none did. */
  readonly query: string
  readonly #app: App
  #loadsReadPage = false

  constructor(id: string, app: App, query = '') {
    this.id = id
    this.query = query
    this.#app = app
  }

  /** Loads the record and follows its events; returns the function that stops this. */
  start(onLoaded: () => void): () => void {
    void this.load().then(onLoaded)
    const stops = [
      this.#app.connection.onReconnect(() => void this.load()),
      this.#app.client.on((event) => this.#onEvent(event)),
    ]
    return () => {
      stops.forEach((stop) => stop())
      this.#app.router.documentId = null
    }
  }

  /** Loads the record and, if it is done, its page. */
  async load(): Promise<void> {
    await this.record.reload()
    const record = this.record.value
    this.#app.router.documentId = record?.documentId ?? null
    if (!record || (record.status !== 'done' && !record.document)) return
    this.#app.queue.noteProgress(record)
    if (!this.pageNumbers.includes(this.pageNumber ?? 0))
      this.pageNumber = this.#pageOfHit() ?? this.pageNumbers[0] ?? null
    if (this.isPageRead) await this.page.reload()
  }

  /** Loads the record again, and tells if fields of its document were filled meanwhile. */
  async #follow(): Promise<void> {
    const before = this.#filledId()
    await this.load()
    const filled = this.#filledId()
    if (filled !== undefined && filled !== before) this.onFilled(filled)
  }

  #filledId(): string | undefined {
    const members = this.record.value?.members ?? []
    return members.find(({ format, status }) => format === 'json' && status === 'done')?.id
  }

  #fetch(keeps = false): Promise<Result<RecordView>> {
    const { client } = this.#app
    const { id } = this
    if (this.#viewed === null) return client.call('records.get', { id })
    return client.call('records.view', { id, operation: this.#viewed, keeps })
  }

  /** Shows another record of the document. */
  async open(id: string): Promise<void> {
    this.id = id
    this.#viewed = null
    await this.load()
  }

  /** Shows the document in another format: its newest record of that format, or a view that is not stored. */
  async look(format: Format): Promise<void> {
    const record = this.record.value
    if (!record || record.format === format) return
    const stored = record.members.find(
      (member) => member.format === format && (member.status === 'done' || format === 'json'),
    )
    if (stored) await this.open(stored.id)
    if (stored || format === 'json') return
    this.#viewed = format === 'markdown' ? 'markdown' : 'multilingual'
    await this.load()
  }

  /** Stores the shown view as a record, so that it can be corrected or exported; returns the id of the record. */
  async keep(): Promise<string> {
    if (this.#viewed === null) return this.id
    const kept = await this.#fetch(true)
    if (!kept.ok) this.#app.toasts.fail(this.#app.i18n.fault(kept.error))
    else {
      this.id = kept.value.id
      this.#viewed = null
      this.record.set(kept.value)
    }
    return this.id
  }

  /** Loads the record again once the text of the shown page is there; its content grows page by page. */
  async #loadReadPage(pages = this.progress?.pages): Promise<void> {
    const isThere = pages?.read.includes(this.pageNumber ?? 0) ?? false
    if (this.#loadsReadPage || this.isPageRead || !pages || !(isThere || this.pageNumber === null)) return
    this.#loadsReadPage = true
    await this.load()
    this.#loadsReadPage = false
  }

  /** The first page of a document on which the words of the search are. */
  #pageOfHit(): number | null {
    const { document, content } = this.record.value ?? {}
    if (!document || this.query === '') return null
    const texts = textsOfPages(content ?? '', document)
    const page = [...texts.keys()][firstTextWith([...texts.values()], this.query)]
    return page !== undefined && this.pageNumbers.includes(page) ? page : null
  }

  /** Shows another page of the document; ignores a page that was not read. */
  async turnTo(page: number | null): Promise<void> {
    if (page === null || page === this.pageNumber || !this.pageNumbers.includes(page)) return
    this.pageNumber = page
    if (this.isPageRead) await this.page.reload()
    else {
      this.page.clear()
      await this.#loadReadPage()
    }
  }

  /** Turns to the next or previous page; returns false if there is none. */
  async turnBy(step: 1 | -1): Promise<boolean> {
    const next = this.pageNumbers[this.pageNumbers.indexOf(this.pageNumber ?? 0) + step]
    if (this.pageNumber === null || next === undefined) return false
    await this.turnTo(next)
    return true
  }

  /** Sends the password of a locked document, which is then read. */
  async unlock(password: string): Promise<void> {
    if (await this.#app.ask('records.unlock', { id: this.id, password })) await this.load()
  }

  /** Puts the record back into the queue. */
  async retry(): Promise<void> {
    if (await this.#app.ask('records.retry', { id: this.id })) await this.load()
  }

  /** Cancels the reading of the record. */
  async cancel(): Promise<void> {
    if (await this.#app.ask('records.cancel', { id: this.id })) await this.load()
  }

  /** Corrects a field, or the whole text if no field is given. The original reading is kept and used for learning. */
  async correct(change: { field?: string; value?: string; box?: Box }): Promise<boolean> {
    await this.keep()
    const isOfPage = change.box !== undefined || change.field === undefined
    const page = isOfPage && this.pageNumber !== null ? { page: this.pageNumber } : {}
    const { id } = this
    const isDone = this.#show(await this.#app.ask('records.correct', { id, ...change, ...page }))
    if (isDone && change.field !== undefined) await this.#tellLearned(id, change.field)
    return isDone
  }

  /** Says what was learned from the correction of a field, and offers to forget it. */
  async #tellLearned(id: string, field: string): Promise<void> {
    const { client, toasts, i18n } = this.#app
    const answer = await client.call('rules.list', {})
    const rule = answer.ok && answer.value.rules.find((one) => one.recordId === id && one.field === field)
    if (!rule) return
    const forget = { label: i18n.t.app.undo, run: () => void client.call('rules.remove', { ids: [rule.id] }) }
    toasts.show(i18n.t.rules.learned(i18n.fieldPathName(field)), forget)
  }

  /** Confirms a field as it was read; learning uses this as much as a correction. */
  async confirm(field: string): Promise<boolean> {
    return this.#show(await this.#app.ask('records.confirm', { id: this.id, field }))
  }

  /** Reverts the correction of a field, or of the whole text if no field is given. */
  async revert(field?: string): Promise<boolean> {
    return this.#show(await this.#app.ask('records.revert', { id: this.id, field }))
  }

  /** Marks the record as reviewed, and offers to undo that; false if it failed. */
  async review(): Promise<boolean> {
    const { ask, client, toasts, i18n } = this.#app
    const of = { ids: [this.id], documents: true }
    if (!(await ask('records.review', of))) return false
    toasts.show(i18n.t.history.reviewed(1), {
      label: i18n.t.app.undo,
      run: () => void client.call('records.review', { ...of, isDone: false }),
    })
    return true
  }

  /** Adds or removes a tag. */
  async tag(tag: string, isOn: boolean): Promise<void> {
    const of = { ids: [this.id], documents: true }
    if (await this.#app.ask('records.tag', { ...of, [isOn ? 'add' : 'remove']: [tag] })) await this.load()
  }

  /** Reads the image for an operation. This adds a record of the document, which is shown instead of this one. */
  async readAgain(operation: Operation, schemaId: string | null): Promise<void> {
    const { ask, toasts, i18n } = this.#app
    const of = schemaId === null ? {} : { schemaId }
    const answer = await ask('records.again', { ids: [this.id], operation, ...of })
    if (!answer) return
    for (const { error } of answer.refused) toasts.fail(i18n.storedFault(error))
    const [added] = answer.records
    if (added) await this.open(added.id)
  }

  /** Shows the changed record; returns whether there is one. */
  #show(changed: RecordView | null): boolean {
    if (changed) this.record.set(changed)
    return changed !== null
  }

  /** Applies an event that is about this record. */
  #onEvent(event: AppEvent): void {
    if (event.name === 'record.progress' && event.data.id === this.id)
      void this.#loadReadPage(event.data.pages)
    const members = this.record.value?.members ?? []
    if (event.name === 'record.changed' && [this, ...members].some(({ id }) => id === event.data.id))
      void this.#follow()
    if (event.name === 'record.marked' && event.data.ids.includes(this.id)) void this.load()
    if (event.name === 'record.removed' && event.data.ids.includes(this.id)) {
      const { screen, folderId } = this.#app.router.route
      this.#app.router.replace(routeTo(screen, null, folderId))
    }
  }
}
