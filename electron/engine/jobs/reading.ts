// Reads a record's image and understands it: takes the page from the store or has a worker read it. The outcome is
// stored by the caller, in the transaction that settles the record.
import type { Progress } from '../../../shared/contract/record.ts'
import type { EngineChoice, TextLayerMode } from '../../../shared/reading.ts'
import { sizeToFit } from '../../../shared/image/fitted.ts'
import { mayHaveTextLayer, hasPages } from '../../../shared/image/formats.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { ReadPage } from '../../../shared/worker-protocol.ts'
import type { PageSummary } from '../../understanding/protocol.ts'
import type { FieldRepo } from '../db/fields.ts'
import type { PageKey, PageRepo } from '../db/pages.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { ImageStore } from '../intake/image-store.ts'
import type { PackChoice } from '../packs/pack-store.ts'
import type { Clock } from '../ports.ts'
import type { Client } from '../turns.ts'
import type { Understanding } from '../understanding/understanding.ts'
import type { Pool } from '../workers/pool.ts'
import { cpuLimitFor } from '../workers/time-limit.ts'
import type { Filler } from './fill.ts'
import { createInFlight } from './in-flight.ts'
import type { LiveDocument } from './live-document.ts'
import { confidenceOfFields, type ReadingResult } from './reading-result.ts'
import { readDocument, type DocumentTask } from './read-document.ts'
import { present, type Summarise } from './summarise.ts'
import { scopeOf, fitsScope } from './order.ts'
import { pageKeys } from './page-keys.ts'

export interface Outcome {
  /** Called within the transaction that settles the record: stores page, content and fields. */
  store(): void
}

/** A stored page, with its summary. */
interface KnownPage {
  readonly key: PageKey
  readonly body: Uint8Array
  readonly summary: PageSummary
}

/** The circumstances of a reading: who gets its progress, and what can end it. */
export interface ReadingContext {
  readonly onProgress: (progress: Progress) => void
  /** Called once the pages of a document are known. */
  readonly onOpened: (live: LiveDocument) => void
  readonly signal: AbortSignal
  /** The client that the record is read for. */
  readonly client: Client
  /** How many pages of a document are read at once. */
  readonly atOnce: number
}

export interface Reading {
  /**
   * Calls `settle` once, unless reading throws. Other readings that need the same page wait until `settle` returns.
   */
  read(record: RecordRow, context: ReadingContext, settle: (outcome: Result<Outcome>) => void): Promise<void>
}

export function createReading(parts: {
  records: RecordRepo
  pages: PageRepo
  fields: FieldRepo
  store: ImageStore
  pool: Pool
  clock: Clock
  readLimitMs: () => number
  /** The languages whose models were added. */
  addedLanguages: () => readonly string[]
  understanding: Understanding
  filler: Filler
  summarise: Summarise
  /** The engine of records that don't request one. */
  engine: () => EngineChoice
  /** How the text layer of a PDF is used. */
  layer: () => TextLayerMode
  /** The pack that reads; null is the bundled one. */
  pack: () => PackChoice | null
  /** The password of a locked file, if a person has entered it. */
  passwordOf: (recordId: string) => string | undefined
}): Reading {
  const { records, pages, fields, store, pool, clock } = parts
  const inFlight = createInFlight()

  /** The outcome stores page, content and fields within the transaction that settles the record. */
  function createOutcome(
    record: RecordRow,
    found: ReadingResult,
    beganAt: number,
    read: { readonly key: PageKey; readonly page: ReadPage } | null,
  ): Outcome {
    const completedAt = clock.now()
    return {
      /** Stores what was read and understood. Runs within the caller's transaction. */
      store() {
        if (read) pages.insert(read.key, read.page, completedAt)
        const { content, fields: storedFields, ...facts } = found
        records.finish(record.id, {
          ...facts,
          confidence: confidenceOfFields(storedFields) ?? facts.confidence,
          content,
          completedAt,
          // Negative if the clock was set back meanwhile.
          durationMs: Math.max(0, completedAt - beganAt),
        })
        fields.replace(record.id, storedFields)
        records.decideReview(record.id)
        parts.filler.countUses(storedFields, completedAt)
      },
    }
  }

  /** Reads and understands an image of one page, or takes its page from the store. */
  async function readImage(
    record: RecordRow,
    keyFor: (page: ReadPage) => PageKey,
    known: KnownPage | null,
    readIt: () => Promise<Result<ReadPage>>,
    signal: AbortSignal,
  ): Promise<Result<Outcome>> {
    const beganAt = clock.now()
    if (known) {
      const found = await understand(record, known, signal)
      return found.ok ? ok(createOutcome(record, { ...found.value, page: known.key }, beganAt, null)) : found
    }
    // Starts the understanding process while the image is read, rather than when the app starts.
    parts.understanding.warm()
    const read = await readIt()
    if (!read.ok) return read
    const page = read.value
    const key = keyFor(page)
    const summary = present(await parts.summarise(record, page.body, signal))
    const found = summary.ok
      ? await understand(record, { body: page.body, summary: summary.value }, signal)
      : summary
    if (found.ok) return ok(createOutcome(record, { ...found.value, page: key }, beganAt, { key, page }))
    // The page is kept, so that a retry, or a smaller request, need not read it again.
    if (!signal.aborted && records.get(record.id)) pages.insert(key, page, clock.now())
    return found
  }

  /** Reads and understands a document, page by page. */
  async function readPagesOfDocument(task: DocumentTask): Promise<Result<Outcome>> {
    const beganAt = clock.now()
    parts.understanding.warm()
    const found = await readDocument(
      { records, pages, clock, summarise: parts.summarise, fill: parts.filler.fill },
      task,
    )
    return found.ok ? ok(createOutcome(task.record, found.value, beganAt, null)) : found
  }

  /** Makes the result of an image from its page: text, Markdown, or the fields of its schema. */
  async function understand(
    record: RecordRow,
    { body, summary }: Pick<KnownPage, 'body' | 'summary'>,
    signal: AbortSignal,
  ): Promise<Result<Omit<ReadingResult, 'page'>>> {
    const { text, codes, unread, currency, confidence, languages, languageConfidence } = summary
    const understood =
      record.operation === 'json'
        ? await parts.filler.fill(record, { pages: [{ number: null, body }], words: summary.words }, signal)
        : ok({ content: text, fields: [] })
    if (signal.aborted) return err('read.cancelled', { name: record.filename })
    if (!understood.ok) return understood
    return ok({
      ...understood.value,
      document: null,
      codes: codes.map((code) => ({ ...code, page: null })),
      unread: unread.map((box) => ({ page: null, box })),
      ...{ currency, confidence, languages, languageConfidence },
    })
  }

  /**
   * Loads the stored page of an image, also if it was read for the other operation and fits: the same image is often
   * read as text and then as Markdown.
   */
  async function loadPage(
    record: RecordRow,
    [key, otherKey]: readonly [PageKey, PageKey],
    signal: AbortSignal,
  ): Promise<KnownPage | null> {
    for (const stored of [key, otherKey]) {
      const body = pages.bodyOf(stored)
      if (!body) continue
      const summary = await parts.summarise(record, body, signal)
      if (!summary.ok || !summary.value) continue
      if (stored === key || fitsScope(summary.value, scopeOf(record.operation)))
        return { key: stored, body, summary: summary.value }
    }
    return null
  }

  return {
    /** Reads the record, and calls `settle` with the outcome. */
    async read(record, context, settle) {
      const { onProgress, signal, client } = context
      const hash = record.hash
      if (hash === null) throw new Error(`record ${record.id} is to be read and has no image`)
      const asked = {
        languages: record.asked_languages,
        scope: scopeOf(record.operation),
        profile: record.profile,
        engine: record.engine ?? parts.engine(),
        pack: parts.pack(),
        added: parts.addedLanguages(),
        part: record.part,
        layer: mayHaveTextLayer(record.media_type) ? parts.layer() : null,
      }
      const { key, otherKey, keyFor } = pageKeys(hash, asked)
      const flight = `${hash} ${key.asked}`
      await inFlight.wait(flight, signal)
      const isDocument = hasPages(record.media_type)
      const image = {
        job: record.id,
        name: record.filename,
        path: record.source_path ?? store.pathOf(hash),
        hash,
        ...asked,
        client,
        cpuLimitMs: cpuLimitFor(parts.readLimitMs(), isDocument ? null : (sizeToFit(record) ?? record)),
      }
      /** Reads all pages of a document. */
      const whole = () => {
        const request = { ...image, password: parts.passwordOf(record.id) }
        const ofPage = { ...request, client: { ...client, canPause: true } }
        return readPagesOfDocument({
          ...{ record, key, otherKey, cpuLimitMs: image.cpuLimitMs, ...context },
          open: () => pool.open(request, signal),
          readPage: (number, { onProgress: onPage, onUsed }) =>
            pool.read({ ...ofPage, job: `${record.id}#${number}`, number, onUsed }, onPage, signal),
        })
      }
      const readIt = () => pool.read(image, onProgress, signal)
      const single = async () =>
        readImage(record, keyFor, await loadPage(record, [key, otherKey], signal), readIt, signal)
      /** Reads the image or document, and settles the record. */
      const work = async () => settle(await (isDocument ? whole() : single()))
      const isStored = !isDocument && pages.bodyOf(key) !== null
      if (isStored || signal.aborted) await work()
      else await inFlight.run(flight, work)
    },
  }
}
