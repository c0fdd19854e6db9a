// Reads a document: each page is read by itself and stored at once. If reading is interrupted, it continues with the
// missing pages, and a page that can't be read doesn't stop the others.
import { parsePageRange } from '../../../shared/document/page-range.ts'
import { mostFrequent } from '../../../shared/currency.ts'
import type { Progress } from '../../../shared/contract/record.ts'
import { canPass } from '../../../shared/faults.ts'
import { err, ok, type Fault, type Result } from '../../../shared/result.ts'
import type { ReadPage } from '../../../shared/worker-protocol.ts'
import type { PageSummary } from '../../understanding/protocol.ts'
import { optionsKeyOfPage, type PageKey, type PageRepo } from '../db/pages.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { Clock } from '../ports.ts'
import { decideRetry } from './back-off.ts'
import { createDocumentBudget, type DocumentBudget } from './document-budget.ts'
import type { Filler, Interpretation } from './fill.ts'
import { followDocument, type LiveDocument, type PageResult } from './live-document.ts'
import { scopeOf, fitsScope } from './order.ts'
import type { ReadingResult } from './reading-result.ts'
import { checkWork } from '../understanding/too-much.ts'
import { present, type Summarise } from './summarise.ts'

export interface DocumentParts {
  readonly records: RecordRepo
  readonly pages: PageRepo
  readonly clock: Clock
  readonly summarise: Summarise
  readonly fill: Filler['fill']
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
  ) => Promise<Result<ReadPage>>
  /** The CPU time that a page may take. */
  readonly cpuLimitMs: number
  readonly onProgress: (progress: Progress) => void
  /** Called once the pages are known. */
  readonly onOpened: (live: LiveDocument) => void
  readonly atOnce: number
  readonly signal: AbortSignal
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
  const read = numbers.value.flatMap((number) => {
    const result = summaries.get(number)?.result
    return result?.ok ? [{ number, ...result.value }] : []
  })
  const words = read.reduce((sum, page) => sum + page.words, 0)
  const written = await makeContent(parts, task, live, words)
  if (!written.ok) return written
  const codes = read.flatMap(({ number: page, codes }) => codes.map((code) => ({ ...code, page })))
  const unread = read.flatMap(({ number: page, unread }) => unread.map((box) => ({ page, box })))
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
  // A letter names one of several documents on a page.
  const numbers = parsePageRange(asked?.replace(/[a-z]$/, '') ?? '1-', total)
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
  work: Result<null>
}> {
  const summaries = new Map<number, PageResult<PageSummary>>()
  const fractions = new Map<number, number>()
  const { key } = task
  const live = followDocument({ key, total, numbers, results: summaries, fractions, clock: parts.clock })
  task.onOpened(live)
  const budget = createDocumentBudget(task.cpuLimitMs, numbers.length)
  const left = numbers.values()
  const { result_schema: schema } = task.record
  let words = 0
  let work: Result<null> = ok(null)
  /** Reads pages one after another until none is left; several of these run at once. */
  async function readNext(): Promise<void> {
    for (const number of left) {
      if (task.signal.aborted || !work.ok) return
      const known = await storedPage(parts, task, number)
      const onFraction = (fraction: number) => {
        fractions.set(number, fraction)
        task.onProgress(live.progress())
      }
      const result = known ?? (await readPage(parts, task, number, { budget, onFraction }))
      summaries.set(number, { result, isStored: known !== null })
      if (result.ok) words += result.value.words
      // Words are counted while pages come in, so that no further page is read in vain.
      if (schema !== null) work = checkWork(words, schema, task.record.filename)
      live.onPageRead()
      task.onProgress(live.progress())
    }
  }
  await Promise.all(Array.from({ length: task.atOnce }, readNext))
  return { live, summaries, work }
}

/**
 * Summarises the stored page, also if it was read for the other language scope and fits; null if there is none, or if
 * it is damaged.
 */
async function storedPage(
  { pages, clock, summarise }: DocumentParts,
  { record, key, otherKey, signal }: DocumentTask,
  number: number,
): Promise<Result<PageSummary> | null> {
  const own = keyOfPage(key, number)
  for (const stored of [own, keyOfPage(otherKey, number)]) {
    const body = pages.bodyOf(stored)
    if (!body) continue
    const summary = await summarise(record, body, signal)
    if (!summary.ok) return summary
    if (!summary.value) continue
    if (stored !== own && !fitsScope(summary.value, scopeOf(record.operation))) continue
    if (stored !== own) pages.insert(own, { body }, clock.now())
    return ok(summary.value)
  }
  return null
}

function keyOfPage(key: PageKey, number: number): PageKey {
  return { ...key, asked: optionsKeyOfPage(key.asked, number) }
}

/** Reads, stores and summarises a page. If the process ended while reading it, it is tried again a few times. */
async function readPage(
  { pages, records, clock, summarise }: DocumentParts,
  task: DocumentTask,
  number: number,
  { budget, onFraction }: { budget: DocumentBudget; onFraction: (fraction: number) => void },
): Promise<Result<PageSummary>> {
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
      return present(await summarise(record, read.value.body, signal))
    }
    budget.countFailure(read.error)
    const verdict = decideRetry(read.error, attempt)
    if (signal.aborted || verdict.kind === 'park' || verdict.delayMs > 0) return read
  }
}

/** Joins the pages' texts, or fills the schema from all pages together. */
async function makeContent(
  parts: DocumentParts,
  { record, key: { hash, asked, reader }, signal }: DocumentTask,
  live: LiveDocument,
  words: number,
): Promise<Result<Interpretation>> {
  if (record.operation !== 'json') return ok({ content: live.content(), fields: [] })
  const pages = parts.pages.packedOf({ hash, page_asked: asked, reader, document: live.document() })
  return pages.length === 0
    ? err('read.cancelled', { name: record.filename })
    : parts.fill(record, { pages, words }, signal)
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
