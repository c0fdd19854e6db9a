// Reads a document: each page is read by itself and stored at once. If reading is interrupted, it continues with the
// missing pages, and a page that can't be read doesn't stop the others.
import { foundFieldSchema } from '../../../shared/contract/field.ts'
import { joinPages, type Document } from '../../../shared/document/document.ts'
import { parsePageRange } from '../../../shared/document/page-range.ts'
import { withoutRunning } from '../../../shared/extract/page/stacks/running-lines.ts'
import { unreadPlacesOf, type UnreadPlace } from '../../../shared/contract/unread-place.ts'
import type { KeptCode } from '../../../shared/contract/code.ts'
import { countCharacters, type Stack } from '../../../shared/document/stack.ts'
import { canPass } from '../../../shared/faults.ts'
import type { Page } from '../../../shared/page.ts'
import { err, ok, type Fault, type Result } from '../../../shared/result.ts'
import { withCalibratedConfidence } from '../../../shared/trust.ts'
import { fieldOnPages } from '../on-pages.ts'
import { optionsKeyOfPage, type PageKey, type PageRepo } from '../db/pages.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { Clock } from '../ports.ts'
import type { Progress } from '../workers/pool.ts'
import { decideRetry } from './back-off.ts'
import type { Interpretation } from './fill.ts'
import { scopeOf, fitsScope } from './order.ts'
import type { ReadingResult } from './reading-result.ts'
import type { RunAll } from './run-all.ts'

export interface DocumentParts {
  readonly records: RecordRepo
  readonly pages: PageRepo
  readonly clock: Clock
  /** The content of a page for the operations without a schema. */
  readonly write: (record: RecordRow, page: Page, signal: AbortSignal) => Promise<Result<string>>
  readonly fill: (record: RecordRow, whole: Stack, signal: AbortSignal) => Promise<Result<Interpretation>>
}

export interface DocumentTask {
  readonly record: RecordRow
  /** The key of the whole document; that of a page has its number added. */
  readonly key: PageKey
  /** The key of the same pages read for the other language scope; pages that fit are used here too. */
  readonly otherKey: PageKey
  readonly open: () => Promise<Result<number>>
  readonly readPage: (number: number, onProgress: (progress: Progress) => void) => Promise<Result<Page>>
  readonly onProgress: (progress: Progress) => void
  readonly signal: AbortSignal
  readonly runAll: RunAll
}

/** The part of a page that its document needs: hundreds of whole pages would take too much memory. */
interface PageSummary {
  readonly text: string
  readonly codes: readonly KeptCode[]
  readonly unread: readonly UnreadPlace[]
  readonly languages: readonly string[]
  readonly confidence: number
  readonly characters: number
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
  const summaries = await readAllPages(parts, task, numbers.value)
  if (signal.aborted) return err('read.cancelled', { name: record.filename })
  const failed = [...summaries].flatMap(([number, { result }]) =>
    result.ok ? [] : [{ number, error: result.error }],
  )
  // A failure that can pass, such as an unreachable share, lets the whole job be tried again later.
  const passing = failed.find(({ error }) => canPass(error))
  const [first] = failed
  if (passing ?? (first && failed.length === numbers.value.length)) return toFailure(passing ?? first)
  const document: Document = { total: total.value, numbers: numbers.value, failed }
  const summariesInOrder = numbers.value.map((number) => {
    const one = summaries.get(number)?.result
    return one?.ok ? one.value : null
  })
  const written = await makeContent(parts, task, document, summariesInOrder)
  if (!written.ok) return written
  const read = summariesInOrder.filter((summary) => summary !== null)
  const codes = read.flatMap((page) => page.codes)
  const unread = read.flatMap((page) => page.unread)
  return ok({ ...written.value, ...combine(read), codes, unread, page: task.key, document })
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

type PageResults = ReadonlyMap<number, { readonly result: Result<PageSummary> }>

/** Reads the pages side by side; returns what was read or failed, by page number. */
async function readAllPages(
  parts: DocumentParts,
  task: DocumentTask,
  numbers: readonly number[],
): Promise<PageResults> {
  const results = new Map<number, { result: Result<PageSummary> }>()
  const fractions = new Map<number, number>()
  /** Reports progress over all pages. */
  const report = (number: number, stage: Progress['stage'], fraction: number) => {
    fractions.set(number, fraction)
    const done = [...fractions.values()].reduce((sum, one) => sum + one, 0)
    task.onProgress({
      stage,
      fraction: done / numbers.length,
      pages: { done: results.size, total: numbers.length },
    })
  }
  await task.runAll(
    numbers.map((number) => async () => {
      const page = await loadPage(parts, task, number, ({ stage, fraction }) =>
        report(number, stage, fraction),
      )
      results.set(number, { result: page.ok ? await summarise(parts, task, number, page.value) : page })
      report(number, 'reading', 1)
    }),
  )
  return results
}

/**
 * Returns the stored page, or reads and stores it. If the process ended while reading the page, it is tried again a
 * few times.
 */
async function loadPage(
  { pages, records, clock }: DocumentParts,
  { record, key, otherKey, readPage, signal }: DocumentTask,
  number: number,
  onProgress: (progress: Progress) => void,
): Promise<Result<Page>> {
  const keyOfPage = (of: PageKey) => ({ ...of, asked: optionsKeyOfPage(of.asked, number) })
  const pageKey = keyOfPage(key)
  const known = pages.get(pageKey)
  if (known) return ok(known)
  const other = pages.get(keyOfPage(otherKey))
  if (other && fitsScope(other, scopeOf(record.operation))) {
    pages.insert(pageKey, other, clock.now())
    return ok(other)
  }
  for (let attempt = 1; ; attempt++) {
    const read = await readPage(number, onProgress)
    if (read.ok) {
      // If the record was deleted meanwhile, nobody would ever remove its pages.
      if (records.get(record.id)) {
        pages.insert(pageKey, read.value, clock.now())
        records.madeProgress(record.id)
      }
      return read
    }
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
  const { languages } = page
  const { confidence } = withCalibratedConfidence(page)
  const codes = (page.codes ?? []).map((code) => ({ ...code, page: number }))
  const unread = unreadPlacesOf(page, number)
  return ok({ text: text.value, codes, unread, languages, confidence, characters: countCharacters(page) })
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
  const whole = parts.pages.whole({ hash: key.hash, page_asked: key.asked, reader: key.reader, document })
  if (!whole) return err('read.cancelled', { name: record.filename })
  const filled = await parts.fill(record, withoutRunning(whole), signal)
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
