// Reads a document: each page is read by itself and stored at once. If reading is interrupted, it continues with the
// missing pages, and a page that can't be read doesn't stop the others.
import { foundFieldSchema } from '../../../shared/contract/field.ts'
import { type Document, joinPages } from '../../../shared/document/document.ts'
import { parsePageRange } from '../../../shared/document/page-range.ts'
import { countWords } from '../../../shared/extract/looks.ts'
import { unreadPlacesOf, type UnreadPlace } from '../../../shared/contract/unread-place.ts'
import { currencyOfPage, mostFrequent } from '../../../shared/currency.ts'
import type { KeptCode } from '../../../shared/contract/code.ts'
import type { Progress } from '../../../shared/contract/record.ts'
import { countCharacters, placesOf } from '../../../shared/document/stack.ts'
import { canPass } from '../../../shared/faults.ts'
import type { Page } from '../../../shared/page.ts'
import { err, ok, type Fault, type Result } from '../../../shared/result.ts'
import { withCalibratedConfidence } from '../../../shared/trust.ts'
import { fieldOnPages } from '../on-pages.ts'
import { optionsKeyOfPage, type PageKey, type PageRepo } from '../db/pages.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { Clock } from '../ports.ts'
import { decideRetry } from './back-off.ts'
import { createDocumentBudget, type DocumentBudget } from './document-budget.ts'
import type { FillSource, Interpretation } from './fill.ts'
import { followDocument, type LiveDocument, type PageResult } from './live-document.ts'
import { scopeOf, fitsScope } from './order.ts'
import type { ReadingResult } from './reading-result.ts'

export interface DocumentParts {
  readonly records: RecordRepo
  readonly pages: PageRepo
  readonly clock: Clock
  /** The content of a page for the operations without a schema. */
  readonly write: (record: RecordRow, page: Page, signal: AbortSignal) => Promise<Result<string>>
  readonly fill: (
    record: RecordRow,
    source: FillSource,
    signal: AbortSignal,
  ) => Promise<Result<Interpretation>>
  /** Fails if so many words are too much for what is asked of the record. */
  readonly checkWork: (record: RecordRow, words: number) => Result<number>
}

export interface DocumentTask {
  readonly record: RecordRow
  /** The key of the whole document; that of a page has its number added. */
  readonly key: PageKey
  /** The key of the same pages read for the other language scope; pages that fit are used here too. */
  readonly otherKey: PageKey
  readonly open: () => Promise<Result<number>>
  readonly readPage: (
    number: number,
    callbacks: {
      readonly onProgress: (progress: Progress) => void
      /** Called for each attempt with the CPU time that it has taken. */
      readonly onUsed: (cpuMs: number) => void
    },
  ) => Promise<Result<Page>>
  /** The CPU time that a page may take. */
  readonly cpuLimitMs: number
  readonly onProgress: (progress: Progress) => void
  /** Called once the pages are known. */
  readonly onOpened: (live: LiveDocument) => void
  readonly atOnce: number
  readonly signal: AbortSignal
}

/** The part of a page that its document needs: hundreds of whole pages would take too much memory. */
interface PageSummary {
  readonly text: string
  readonly codes: readonly KeptCode[]
  readonly unread: readonly UnreadPlace[]
  readonly currency: string | null
  readonly languages: readonly string[]
  readonly confidence: number
  readonly characters: number
  readonly words: number
  readonly height: number
  readonly turn: Page['turn']
}

/**
 * Returns the joined content of all pages; fails if no page could be read, or if trying again later may help.
 */
export async function readDocument(parts: DocumentParts, task: DocumentTask): Promise<Result<ReadingResult>> {
  const { record, signal } = task
  const total = await task.open()
  if (!total.ok) return total
  const numbers = requestedNumbers(record, total.value)
  if (!numbers.ok) return numbers
  const { live, summaries, work } = await readAllPages(parts, task, total.value, numbers.value)
  if (!work.ok) return work
  if (signal.aborted) return err('read.cancelled', { name: record.filename })
  const document = live.document()
  const { failed } = document
  // A failure that can pass, such as an unreachable share, lets the whole job be tried again later.
  const passing = failed.find(({ error }) => canPass(error))
  const [first] = failed
  if (passing ?? (first && failed.length === numbers.value.length)) return toFailure(passing ?? first)
  const summariesInOrder = numbers.value.map((number) => {
    const one = summaries.get(number)?.result
    return one?.ok ? one.value : null
  })
  const written = await makeContent(parts, task, document, summariesInOrder)
  if (!written.ok) return written
  const read = summariesInOrder.filter((summary) => summary !== null)
  const codes = read.flatMap((page) => page.codes)
  const unread = read.flatMap((page) => page.unread)
  const votes = Map.groupBy(read, (page) => page.currency)
  const currency = mostFrequent(
    new Map([...votes].flatMap(([code, pages]) => (code === null ? [] : [[code, pages.length] as const]))),
  )
  return ok({ ...written.value, ...combine(read), codes, unread, currency, page: task.key, document })
}

/** Makes the error of a page the error of the document. */
function toFailure(failure: { readonly error: Fault } | undefined): Result<never> {
  if (!failure) throw new Error('a document without pages was taken for one that can not be read')
  return { ok: false, error: failure.error }
}

/** Returns the page numbers that the record requests; all of them by default. */
function requestedNumbers(
  { pages_asked: asked, filename: name }: RecordRow,
  total: number,
): Result<number[]> {
  const numbers = parsePageRange(asked ?? '1-', total)
  return numbers && numbers.length > 0
    ? ok(numbers)
    : err('document.noPages', { name, asked: asked ?? '', pages: total })
}

/** Reads the pages side by side; returns what was read or failed, by page number. */
async function readAllPages(
  parts: DocumentParts,
  task: DocumentTask,
  total: number,
  numbers: readonly number[],
): Promise<{
  live: LiveDocument
  summaries: ReadonlyMap<number, PageResult<PageSummary>>
  /** Fails if the document has too many words for its schema. */
  work: Result<number>
}> {
  const summaries = new Map<number, PageResult<PageSummary>>()
  const fractions = new Map<number, number>()
  const { key } = task
  const live = followDocument({ key, total, numbers, results: summaries, fractions, clock: parts.clock })
  task.onOpened(live)
  const budget = createDocumentBudget(task.cpuLimitMs, numbers.length)
  const left = numbers.values()
  let words = 0
  let work: Result<number> = ok(0)
  /** Reads pages one after another until none is left; several of these run at once. */
  async function readNext(): Promise<void> {
    for (const number of left) {
      if (task.signal.aborted || !work.ok) return
      const known = storedPage(parts, task, number)
      const page = known
        ? ok(known)
        : await readPage(parts, task, number, {
            budget,
            onFraction(fraction) {
              fractions.set(number, fraction)
              task.onProgress(live.progress())
            },
          })
      const result = page.ok ? await summarise(parts, task, number, page.value) : page
      summaries.set(number, { result, isStored: known !== null })
      if (result.ok) words += result.value.words
      // Words are counted while pages come in, so that no further page is read in vain.
      work = parts.checkWork(task.record, words)
      live.onPageRead()
      task.onProgress(live.progress())
    }
  }
  await Promise.all(Array.from({ length: task.atOnce }, readNext))
  return { live, summaries, work }
}

/** Returns the stored page, also if it was read for the other language scope and fits; null if there is none. */
function storedPage(
  { pages, clock }: DocumentParts,
  { record, key, otherKey }: DocumentTask,
  number: number,
): Page | null {
  const known = pages.get(keyOfPage(key, number))
  if (known) return known
  const other = pages.get(keyOfPage(otherKey, number))
  if (!other || !fitsScope(other, scopeOf(record.operation))) return null
  pages.insert(keyOfPage(key, number), other, clock.now())
  return other
}

function keyOfPage(key: PageKey, number: number): PageKey {
  return { ...key, asked: optionsKeyOfPage(key.asked, number) }
}

/** Reads and stores a page. If the process ended while reading it, it is tried again a few times. */
async function readPage(
  { pages, records, clock }: DocumentParts,
  task: DocumentTask,
  number: number,
  { budget, onFraction }: { budget: DocumentBudget; onFraction: (fraction: number) => void },
): Promise<Result<Page>> {
  const { record, key, signal } = task
  for (let attempt = 1; ; attempt++) {
    if (budget.isSpent()) return err('document.givenUp', { name: record.filename })
    const read = await task.readPage(number, {
      onProgress: ({ stage, fraction }) => onFraction(stage === 'reading' ? fraction : 0),
      onUsed: budget.spend,
    })
    if (read.ok) {
      // If the record was deleted meanwhile, nobody would ever remove its pages.
      if (records.get(record.id)) {
        pages.insert(keyOfPage(key, number), read.value, clock.now())
        records.madeProgress(record.id)
      }
      return read
    }
    budget.countFailure(read.error)
    const verdict = decideRetry(read.error, attempt)
    if (signal.aborted || verdict.kind === 'park' || verdict.delayMs > 0) return read
  }
}

/** Keeps the part of a page that the document needs. */
async function summarise(
  parts: DocumentParts,
  { record, signal }: DocumentTask,
  number: number,
  page: Page,
): Promise<Result<PageSummary>> {
  const text = record.operation === 'json' ? ok('') : await parts.write(record, page, signal)
  if (!text.ok) return text
  const { languages, height, turn } = page
  const { confidence } = withCalibratedConfidence(page)
  const codes = (page.codes ?? []).map((code) => ({ ...code, page: number }))
  const unread = unreadPlacesOf(page, number)
  const size = { characters: countCharacters(page), words: countWords(page), height, turn }
  const currency = currencyOfPage(page)
  return ok({ text: text.value, codes, unread, currency, languages, confidence, ...size })
}

/** Joins the pages' texts, or fills the schema from all pages together. A page that could not be read is null. */
async function makeContent(
  parts: DocumentParts,
  { record, key, signal }: DocumentTask,
  document: Document,
  summaries: readonly (PageSummary | null)[],
): Promise<Result<Interpretation>> {
  if (record.operation !== 'json')
    return ok({ content: joinPages(summaries.map((summary) => summary?.text ?? '')), fields: [] })
  const { hash, asked, reader } = key
  const page = [...parts.pages.packedOf({ hash, page_asked: asked, reader, document })]
  if (page.length === 0) return err('read.cancelled', { name: record.filename })
  const read = document.numbers.flatMap((number, at) => {
    const summary = summaries[at]
    return summary ? [{ ...summary, number }] : []
  })
  const words = read.reduce((sum, one) => sum + one.words, 0)
  const whole: FillSource = { page, places: placesOf(read), turn: 0, words }
  const filled = await parts.fill(record, whole, signal)
  return filled.ok
    ? ok({
        ...filled.value,
        fields: filled.value.fields.map((field) => fieldOnPages(whole, foundFieldSchema.parse(field))),
      })
    : filled
}

/** The languages and the confidence of the whole document; long pages count more. */
function combine(
  summaries: readonly PageSummary[],
): Pick<ReadingResult, 'confidence' | 'languages' | 'languageConfidence'> {
  const characters = summaries.reduce((sum, one) => sum + one.characters, 0)
  const weightedConfidence = summaries.reduce((sum, one) => sum + one.confidence * one.characters, 0)
  const weights = new Map<string, number>()
  for (const { languages, characters } of summaries)
    for (const [place, language] of languages.entries())
      weights.set(language, (weights.get(language) ?? 0) + characters / (place + 1))
  return {
    confidence: weightedConfidence / Math.max(1, characters),
    languages: [...weights].sort(([, a], [, b]) => b - a).map(([language]) => language),
    languageConfidence: null,
  }
}
