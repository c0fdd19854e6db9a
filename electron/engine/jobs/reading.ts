// Reads a record's image and understands it: takes the page from the store or has a worker read it. The outcome is
// stored by the caller, in the transaction that settles the record.
import { bundledPack } from '../../../shared/engine-pack.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import type { FoundField } from '../../../shared/contract/field.ts'
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
import type { LiveDocument } from './live-document.ts'
import type { ReadingResult } from './reading-result.ts'
import { readDocument, type DocumentTask } from './read-document.ts'
import { present, type Summarise } from './summarise.ts'
import { optionsKey, scopeOf, fitsScope, type ReadingOptions } from './order.ts'

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
  /** Pages that are being read: other readings of the same page wait instead of reading it again. */
  const inFlight = new Map<string, Promise<null>>()

  /**
   * Runs a reading that others of the same page wait for. Readings that waited find the page stored. If the
   * first one failed, the next one tries it itself.
   */
  async function runInFlight(flight: string, work: () => Promise<void>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<null>()
    inFlight.set(flight, promise)
    try {
      await work()
    } finally {
      inFlight.delete(flight)
      resolve(null)
    }
  }

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

  /** The key under which a page is stored. */
  function createKey(hash: string, asked: ReadingOptions): PageKey {
    return { hash, asked: optionsKey(asked), reader: readerVersion }
  }

  /** The key of the same image read for the other scope: any language, or only Chinese and English. */
  function createKeyOfOtherScope(hash: string, asked: ReadingOptions): PageKey {
    return createKey(hash, { ...asked, scope: asked.scope === 'any' ? 'zh-en' : 'any' })
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
      const key = createKey(hash, asked)
      /** The key of a page; one that the bundled pack read as a stand-in is stored under that pack. */
      const keyFor = (page: ReadPage) =>
        isStandIn(page, asked) ? createKey(hash, { ...asked, pack: null }) : key
      const flight = `${hash} ${key.asked}`
      while (inFlight.has(flight) && !signal.aborted)
        await Promise.race([inFlight.get(flight), untilAborted(signal)])
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
      const otherKey = createKeyOfOtherScope(hash, asked)
      /** Reads all pages of a document. */
      const whole = async () => {
        const password = parts.passwordOf(record.id)
        const request = { ...image, password }
        return readPagesOfDocument({
          record,
          key,
          otherKey,
          open: () => pool.open(request, signal),
          readPage: (number, callbacks) => {
            const { onProgress: onPage, onUsed } = callbacks
            const paused = { ...client, canPause: true }
            const page = { ...request, job: `${record.id}#${number}`, number, client: paused, onUsed }
            return pool.read(page, onPage, signal)
          },
          cpuLimitMs: image.cpuLimitMs,
          ...context,
        })
      }
      const readIt = () => pool.read(image, onProgress, signal)
      const single = async () =>
        readImage(record, keyFor, await loadPage(record, [key, otherKey], signal), readIt, signal)
      /** Reads the image or document, and settles the record. */
      const work = async () => settle(await (isDocument ? whole() : single()))
      const isStored = !isDocument && pages.bodyOf(key) !== null
      if (isStored || signal.aborted) await work()
      else await runInFlight(flight, work)
    },
  }
}

/** Resolves when the signal is aborted. */
function untilAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }))
}

/**
 * Whether the bundled pack read the page because the chosen one could not. Such a page must not be stored as a result
 * of the chosen pack.
 */
function isStandIn({ engines }: ReadPage, { pack }: Pick<ReadingOptions, 'pack'>): boolean {
  const isBundled = pack === null || pack.manifestFile === bundledPack.manifest
  return !isBundled && engines.includes(bundledPack.name)
}

/** A record with fields is as certain as the least certain value that it shows; null without any. */
function confidenceOfFields(fields: readonly Pick<FoundField, 'value' | 'confidence'>[]): number | null {
  const shown = fields.filter(({ value }) => value !== '').flatMap(({ confidence }) => confidence ?? [])
  return shown.length === 0 ? null : Math.min(...shown)
}
