// The view state of an open record: the chosen view, the pointed or picked mark, and the remaining doubts.
import { SvelteSet } from 'svelte/reactivity'
import type { RecordCode } from '../../../shared/contract/code.ts'
import type { UnreadPlace } from '../../../shared/contract/unread-place.ts'
import type { Field } from '../../../shared/contract/record.ts'
import type { Box, Word } from '../../../shared/page.ts'
import { doubtfulFields, doubtfulWords, nextDoubt, withWord } from './doubts.ts'
import { linkWords, wordsOf } from './link-words.ts'
import { marksOfCodes, marksOfFields, marksOfUnread, marksOfWords } from './mark.ts'
import type { OpenedRecord } from './opened-record.svelte.ts'
import { firstView, formatOfView, views, type View } from './view.ts'

export interface Doubt {
  readonly name: string
  readonly value: string
  readonly box: Box | null
  readonly confidence: number | null
  /** The reason for the doubt, if one is known. */
  readonly why: Field['doubt']
  readonly alternatives: readonly string[]
}

export class ViewState {
  readonly #opened: OpenedRecord
  #chosen: View | null = $state(null)
  /** The view that was asked for last; it is shown once its content is there. */
  #requested: View | null = null
  /** Shows Markdown and data as they are written. */
  isSource = $state(false)
  #pointed: number | null = $state(null)
  #picked: number | null = $state(null)
  /** The field that is being edited, and the one whose position is being marked on the image. */
  edited: number | null = $state(null)
  placed: number | null = $state(null)
  /** The whole text is being edited. */
  isEditing = $state(false)
  isReviewing = $state(false)
  /** Doubts that the user has accepted as right. */
  readonly #accepted = new SvelteSet<number>()

  constructor(opened: OpenedRecord) {
    this.#opened = opened
    opened.onFilled = (id) => void this.#showFilled(id)
  }

  readonly record = $derived.by(() => this.#opened.record.value)
  readonly words: readonly Word[] = $derived.by(() => {
    const page = this.#opened.page.value
    return page ? wordsOf(page) : []
  })
  readonly segments = $derived.by(() =>
    linkWords(this.#opened.content, this.words, this.record?.format === 'markdown' ? 'markdown' : 'plain'),
  )
  /** Whether a schema was filled for the document. */
  readonly hasFields = $derived.by(() =>
    [this.record, ...(this.record?.members ?? [])].some((one) => one?.format === 'json'),
  )
  readonly views: readonly View[] = $derived.by(() =>
    views.filter((view) => view !== 'data' || this.hasFields),
  )
  readonly view: View = $derived.by(() => this.#chosen ?? firstView[this.record?.format ?? 'text'])
  /** Whether the shown record has what the view shows; otherwise no schema was filled yet. */
  readonly isThere = $derived.by(() => formatOfView[this.view] === this.record?.format)
  readonly showsFields = $derived.by(() => this.view === 'fields' || (this.view === 'data' && !this.isSource))
  readonly fields: readonly Field[] = $derived.by(() => this.record?.fields ?? [])
  readonly #read = $derived.by(() =>
    this.showsFields ? marksOfFields(this.fields, this.#opened.pageNumber) : marksOfWords(this.words),
  )
  readonly #codes: readonly RecordCode[] = $derived.by(() => this.record?.codes ?? [])
  readonly #unread: readonly UnreadPlace[] = $derived.by(() => this.record?.unread ?? [])
  /** The marks of the words or fields, followed by those of the codes and of the places that were not read. */
  readonly marks = $derived.by(() => [
    ...this.#read,
    ...marksOfCodes(this.#codes, this.#opened.pageNumber),
    ...marksOfUnread(this.#unread, this.#opened.pageNumber),
  ])
  readonly active = $derived.by(() => this.#pointed ?? this.#picked)
  /** The index of the pointed or picked code. */
  readonly activeCode = $derived.by(() => {
    const at = (this.active ?? -1) - this.#read.length
    return at >= 0 && at < this.#codes.length ? at : null
  })
  readonly doubts = $derived.by(() => {
    const all = this.showsFields ? doubtfulFields(this.fields) : doubtfulWords(this.segments, this.words)
    return all.filter((index) => !this.#accepted.has(index))
  })
  /** The number of the current doubt, counted from 1; 0 for none. */
  readonly doubtNumber = $derived.by(() =>
    this.#picked === null ? 0 : this.doubts.indexOf(this.#picked) + 1,
  )
  readonly doubt: Doubt | null = $derived.by(() => {
    if (this.#picked === null || this.doubtNumber === 0) return null
    return this.showsFields ? fieldDoubt(this.fields[this.#picked]) : wordDoubt(this.words[this.#picked])
  })

  /** Shows the document in another way; the marks and accepted doubts are those of a view. */
  async show(view: View): Promise<void> {
    this.#requested = view
    this.isEditing = false
    await this.#opened.look(formatOfView[view])
    if (this.#requested !== view) return
    this.#chosen = view
    this.isSource = false
    this.#forgetMarks()
  }

  /** Shows another record of the document, in the view of its format. */
  async open(id: string): Promise<void> {
    await this.#opened.open(id)
    this.#chosen = this.record ? firstView[this.record.format] : null
    this.#forgetMarks()
  }

  /** Goes to fields that came by themselves, unless the person has chosen a view or works in this one. */
  async #showFilled(id: string): Promise<void> {
    const isAtWork = this.isEditing || this.isReviewing || this.#picked !== null
    if (this.#chosen !== null || isAtWork || this.record?.format === 'json') return
    await this.#opened.open(id)
    this.#forgetMarks()
  }

  /** Fills a schema for the document, and shows its fields. */
  async fill(schemaId: string): Promise<void> {
    this.#chosen = 'fields'
    await this.#opened.readAgain('json', schemaId)
    this.#forgetMarks()
  }

  /** Switches between a view and its source. */
  showSource(isSource: boolean): void {
    this.isSource = isSource
    this.#forgetMarks()
  }

  #forgetMarks(): void {
    this.#pointed = this.#picked = this.edited = this.placed = null
    this.#accepted.clear()
  }

  /** Highlights a mark while the pointer is over it. */
  readonly point = (mark: number | null): void => {
    this.#pointed = mark
  }

  /** Selects a mark until another is picked, and turns to the page of its field. */
  readonly pick = (mark: number | null): void => {
    this.#picked = mark
    const field = this.showsFields && mark !== null ? this.fields[mark] : undefined
    if (field?.box) void this.#opened.turnTo(field.page)
  }

  readonly pointCode = (code: number | null): void => {
    this.#pointed = code === null ? null : this.#read.length + code
  }

  /** Picks a code, after turning to its page. */
  async pickCode(code: number): Promise<void> {
    const page = this.#codes[code]?.page ?? null
    if (page !== null) await this.#opened.turnTo(page)
    this.#picked = this.#read.length + code
  }

  /** Shows the first place that was not read, or the one after the shown place. */
  async showUnread(): Promise<void> {
    const first = this.#read.length + this.#codes.length
    const next = this.#picked !== null && this.#picked >= first ? this.#picked - first + 1 : 0
    const at = next % this.#unread.length
    const page = this.#unread[at]?.page ?? null
    if (page !== null) await this.#opened.turnTo(page)
    this.#picked = this.#read.length + this.#codes.length + at
  }

  /** Resets what refers to the words of the page that was shown before. */
  onPageTurned(): void {
    if (this.showsFields) return
    this.#pointed = this.#picked = null
    this.isEditing = false
    this.#accepted.clear()
  }

  /** Starts the review, and picks the next or previous doubt. */
  step(step: 1 | -1): void {
    this.isReviewing = true
    this.#pointed = null
    this.pick(nextDoubt(this.doubts, this.#picked, step))
  }

  /** Accepts the current doubt with this value and goes to the next. A different value is a correction. */
  async accept(value: string): Promise<void> {
    const at = this.#picked
    const { doubt, record } = this
    if (at === null || !doubt || !record) return
    const next = nextDoubt(this.doubts, at, 1)
    if (!(await (value === doubt.value ? this.#confirm(at) : this.#correct(at, value)))) return
    this.#accepted.add(at)
    this.pick(next === at ? null : next)
    if (this.doubts.length === 0 && record.needsReview) await this.#opened.review()
  }

  /**
   * Confirms the field or the word with this index. Confirming a field is stored; a word is only remembered
   * while the record is open.
   */
  async #confirm(at: number): Promise<boolean> {
    const field = this.showsFields ? this.fields[at] : undefined
    return !field || field.value === '' || (await this.#opened.confirm(field.path))
  }

  /** Corrects the field or the word with this index. */
  #correct(at: number, value: string): Promise<boolean> {
    const field = this.fields[at]
    if (this.showsFields && field) return this.#opened.correct({ field: field.path, value })
    return this.#opened.correct({ value: withWord(this.segments, at, value) })
  }

  /** Corrects a field if the value has changed, and ends its editing. */
  async correctField(field: Field, value: string): Promise<void> {
    this.edited = null
    if (value !== field.value) await this.#opened.correct({ field: field.path, value })
  }

  /** Takes the value of a field from the box that the user has marked. */
  async correctPlace(box: Box): Promise<void> {
    const field = this.placed === null ? undefined : this.fields[this.placed]
    this.placed = null
    if (field) await this.#opened.correct({ field: field.path, box })
  }

  /** Corrects the whole text, and ends the editing if that succeeds. */
  async correctText(value: string): Promise<void> {
    if (await this.#opened.correct({ value })) this.isEditing = false
  }

  /** Handles Enter: edits the picked field, opens the picked doubt, or edits the whole text. */
  edit(): void {
    if (this.showsFields) this.edited = this.#picked
    else if (this.doubt) this.isReviewing = true
    else this.isEditing = true
  }
}

/** Describes a doubtful field for the review. */
function fieldDoubt(field: Field | undefined): Doubt | null {
  if (!field) return null
  const { path, value, box, confidence, doubt: why, alternatives } = field
  return { name: path, value, box, confidence, why, alternatives: alternatives.map((other) => other.value) }
}

/** Describes a doubtful word for the review. */
function wordDoubt(word: Word | undefined): Doubt | null {
  return word
    ? { name: '', value: word.text, box: word.box, confidence: word.confidence, why: null, alternatives: [] }
    : null
}
