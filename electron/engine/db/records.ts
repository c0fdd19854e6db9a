// The records: one row per image and operation, from acceptance to result.
import { z } from 'zod'
import { keptCodeSchema, type KeptCode } from '../../../shared/contract/code.ts'
import { unreadPlaceSchema, type UnreadPlace } from '../../../shared/contract/unread-place.ts'
import { sourceSchema, type RecordSource, type RecordStatus } from '../../../shared/contract/record.ts'
import type { Operation } from '../../../shared/operations.ts'
import { operationNames } from '../../../shared/operations.ts'
import { documentSchema, type Document } from '../../../shared/document/document.ts'
import { imagePartSchema, type ImagePart } from '../../../shared/image-part.ts'
import { engineChoices, profiles, type EngineChoice, type Profile } from '../../../shared/reading.ts'
import type { Fault } from '../../../shared/result.ts'
import type { FieldSettings } from '../../../shared/schema/field-settings.ts'
import { parseFault } from '../../../shared/contract/client.ts'
import { doubtBelow } from '../../../shared/doubt.ts'
import { findRecords, type ResultRange, type RecordQuery } from './find-records.ts'
import { folderRecords } from './folder-records.ts'
import type { Db } from './open.ts'
import type { PageKey } from './pages.ts'
import { removedRecords } from './removed-records.ts'
import { settingsColumn } from './settings-column.ts'

const languageList = z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text)))

const rowSchema = z.object({
  seq: z.number(),
  id: z.string(),
  /** The id of the first record of the same image, crop and pages. */
  document_id: z.string(),
  filename: z.string(),
  operation: z.enum(operationNames),
  status: z.enum(['waiting', 'working', 'done', 'failed', 'cancelled']),
  source: sourceSchema,
  source_path: z.string().nullable(),
  folder_id: z.string().nullable(),
  duplicate_of: z.string().nullable(),
  reader: z.string().nullable(),
  page_asked: z.string().nullable(),
  removed_at: z.number().nullable(),
  key_id: z.string().nullable(),
  key_prefix: z.string().nullable(),
  base_url: z.string().nullable(),
  schema_id: z.string().nullable(),
  schema_revision: z.number().nullable(),
  result_schema: z.string().nullable(),
  field_settings: settingsColumn,
  hash: z.string().nullable(),
  media_type: z.string().nullable(),
  size_bytes: z.number(),
  width: z.number(),
  height: z.number(),
  asked_languages: languageList,
  profile: z.enum(profiles),
  engine: z.enum(engineChoices).nullable(),
  part: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : imagePartSchema.parse(JSON.parse(text)))),
  /** The requested pages, as in 1-3,7; null is all. */
  pages_asked: z.string().nullable(),
  /** The id of the batch scan that this record was split from. */
  part_of: z.string().nullable(),
  document: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : documentSchema.parse(JSON.parse(text)))),
  codes: z.string().transform((text) => z.array(keptCodeSchema).parse(JSON.parse(text))),
  unread: z.string().transform((text) => z.array(unreadPlaceSchema).parse(JSON.parse(text))),
  /** The currency that most amounts on its pages are printed with. */
  currency: z.string().nullable(),
  languages: languageList,
  language_confidence: z.number().nullable(),
  confidence: z.number().nullable(),
  content: z.string().nullable(),
  content_read: z.string().nullable(),
  error: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : parseFault(JSON.parse(text)))),
  attempts: z.number(),
  created_at: z.number(),
  completed_at: z.number().nullable(),
  duration_ms: z.number().nullable(),
  not_before: z.number().nullable(),
  needs_review: z.number().transform((flag) => flag === 1),
  tags: z
    .string()
    .nullable()
    .transform((text) => (text === null ? [] : text.split('\n'))),
})

export type RecordRow = z.output<typeof rowSchema>

export interface NewRecord {
  readonly id: string
  readonly filename: string
  readonly operation: Operation
  readonly status: RecordStatus
  readonly source: RecordSource
  readonly sourcePath: string | null
  readonly folderId: string | null
  readonly tags: readonly string[]
  readonly duplicateOf: string | null
  readonly keyId: string | null
  readonly keyPrefix: string | null
  readonly baseUrl: string | null
  readonly schemaId: string | null
  readonly schemaRevision: number | null
  readonly resultSchema: string | null
  /** The settings of its fields. */
  readonly fieldSettings: FieldSettings
  readonly hash: string | null
  readonly mediaType: string | null
  readonly sizeBytes: number
  readonly width: number
  readonly height: number
  /** The requested languages; those found on the page are known after reading. */
  readonly askedLanguages: readonly string[]
  readonly profile: Profile
  /** Null follows the setting. */
  readonly engine: EngineChoice | null
  /** Null is the whole image. */
  readonly part: ImagePart | null
  /** The requested pages of a document, as in 1-3,7; null is all. */
  readonly pagesAsked: string | null
  /** The id of the batch scan that this record was split from. */
  readonly partOf: string | null
  readonly error: Fault | null
  /** The day on which it uses up quota, as in 2026-11-21; null if no key requested it. [Note: quota] */
  readonly countedDay: string | null
  readonly createdAt: number
}

/**
 * The properties that two files must share so that the result of one can be used for the other. Both are whole files.
 */
export interface ReadingIdentity {
  readonly hash: string
  readonly operation: Operation
  readonly resultSchema: string | null
  readonly fieldSettings: FieldSettings
  readonly askedLanguages: readonly string[]
  readonly profile: Profile
  readonly engine: EngineChoice | null
  readonly reader: string
}

/** A view of the reading of the record `of`, to be stored as a record. */
export interface NewView {
  readonly id: string
  readonly of: string
  readonly operation: Operation
  readonly content: string
  readonly now: number
}

export interface FinishedReading {
  /** The page that the result was made from. */
  readonly page: PageKey
  /** It is null for images. */
  readonly document: Document | null
  readonly content: string
  readonly codes: readonly KeptCode[]
  readonly unread: readonly UnreadPlace[]
  readonly currency: string | null
  readonly confidence: number
  readonly languages: readonly string[]
  readonly languageConfidence: number | null
  readonly completedAt: number
  readonly durationMs: number
}

const idRow = z.object({ id: z.string() })

export type RecordRepo = ReturnType<typeof createRecordRepo>

const columns = `r.seq, r.id, r.document_id, r.filename, r.operation, r.status, r.source, r.source_path, r.folder_id,
  r.duplicate_of, r.reader, r.page_asked, r.removed_at, r.key_id,
  r.key_prefix, r.base_url, r.schema_id, r.schema_revision, r.result_schema, r.field_settings, r.hash, r.media_type, r.size_bytes,
  r.width, r.height, r.asked_languages, r.profile, r.engine, r.part, r.pages_asked, r.part_of, r.document, r.codes, r.unread, r.currency, r.languages, r.language_confidence, r.confidence, r.content, r.content_read, r.error, r.attempts, r.created_at, r.completed_at,
  r.duration_ms, j.not_before, r.needs_review,
  (SELECT group_concat(tag, char(10) ORDER BY tag) FROM record_tags WHERE record_id = r.id) AS tags`

/** The columns that all views of one reading share. A view is no result of a folder's rule, so it has no folder. */
const viewed = `document_id, filename, source_path, hash, media_type, size_bytes, width, height,
  asked_languages, profile, engine, part, pages_asked, part_of, document, codes, unread, currency, languages, language_confidence,
  confidence, reader, page_asked`

/** SQL condition: a field is doubtful. Empty values are not, unless the field's settings say so. */
const isDoubtful = (minConfidence: string) =>
  `(doubt IS NOT NULL OR (value <> '' AND confidence < ${minConfidence}))`

/** A document that was read without some of its pages. */
const hasFailedPages = `coalesce(json_array_length(document, '$.failed'), 0) > 0`
/** A record that lacks text of its image. */
const isIncomplete = `(${hasFailedPages} OR unread <> '[]')`

const selectRecord = `SELECT ${columns} FROM records r LEFT JOIN jobs j ON j.record_id = r.id`

/**
 * [Note: quota] A request uses up quota with the row of its record, and gets it back in the same transaction that
 * settles the record as failed or cancelled, so usage and history agree even after a power cut. If a record still
 * waits when the engine starts, its caller was left without an answer, and its quota is given back too, unless it
 * belongs to a batch, whose caller does not wait.
 */
export function createRecordRepo(db: Db) {
  const insert = db.prepare(`
    INSERT INTO records (id, document_id, filename, operation, status, source, source_path, folder_id, duplicate_of, key_id, key_prefix, base_url,
      schema_id, schema_revision, result_schema, field_settings, hash, media_type, size_bytes, width, height, asked_languages, profile, engine, part, pages_asked, part_of,
      languages, error, counted_day, created_at, completed_at)
    VALUES (@id,
      coalesce((SELECT document_id FROM records WHERE hash = @hash AND pages_asked IS @pagesAsked
        AND part ->> '$.box' IS @part ->> '$.box' AND part_of IS @partOf ORDER BY seq LIMIT 1), @id),
      @filename, @operation, @status, @source, @sourcePath, @folderId, @duplicateOf, @keyId, @keyPrefix, @baseUrl,
      @schemaId, @schemaRevision, @resultSchema, @fieldSettings, @hash, @mediaType, @sizeBytes, @width, @height, @askedLanguages, @profile, @engine, @part, @pagesAsked, @partOf,
      '[]', @error, @countedDay, @createdAt, @completedAt)`)
  const countUse = db.prepare(`
    INSERT INTO usage_by_day (key_id, day, count) VALUES (@keyId, @countedDay, 1)
    ON CONFLICT (key_id, day) DO UPDATE SET count = count + 1`)
  const uncountUse = db.prepare(`
    UPDATE usage_by_day SET count = count - 1
    WHERE (key_id, day) IN (SELECT key_id, counted_day FROM records WHERE id = ?)`)
  const forgetDay = db.prepare(`UPDATE records SET counted_day = NULL WHERE id = ?`)
  const giveBackQuota = db.transaction((id: string) => {
    uncountUse.run(id)
    forgetDay.run(id)
  })
  const unanswered = db.prepare(`
    SELECT id FROM records JOIN jobs ON record_id = id WHERE counted_day IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM batch_items WHERE batch_items.record_id = records.id)`)
  const ofDocuments = db.prepare(`
    SELECT DISTINCT other.id FROM records r JOIN records other USING (document_id)
    WHERE r.id IN (SELECT value FROM json_each(?)) AND (other.removed_at IS NULL) = (r.removed_at IS NULL)`)
  const insertView = db.prepare(`
    INSERT INTO records (id, operation, content, created_at, completed_at, status, source, ${viewed})
    SELECT @id, @operation, @content, @now, @now, 'done', 'window', ${viewed} FROM records WHERE id = @of`)
  const copyTags = db.prepare(`
    INSERT INTO record_tags (record_id, tag) SELECT @id, tag FROM record_tags WHERE record_id = @of`)
  const insertViewWithTags = db.transaction((view: NewView) => {
    insertView.run(view)
    copyTags.run({ id: view.id, of: view.of })
  })
  const byId = db.prepare(`${selectRecord} WHERE r.id = ?`)
  const setStatus = db.prepare(`UPDATE records SET status = ? WHERE id = ?`)
  const putBackUncounted = db.prepare(
    `UPDATE records SET status = 'waiting', attempts = max(0, attempts - 1) WHERE id = ?`,
  )
  const begin = db.prepare(
    `UPDATE records SET status = 'working', attempts = attempts + 1, error = NULL WHERE id = ?`,
  )
  const finish = db.prepare(`
    UPDATE records SET status = 'done', content = @content, content_read = NULL, codes = @codes, unread = @unread, currency = @currency, confidence = @confidence, languages = @languages,
      language_confidence = @languageConfidence, completed_at = @completedAt, duration_ms = @durationMs,
      reader = @reader, page_asked = @asked, document = @document, error = NULL WHERE id = @id`)
  const madeProgress = db.prepare(`UPDATE records SET attempts = 1 WHERE id = ? AND status = 'working'`)
  const fail = db.prepare(`UPDATE records SET status = ?, error = ?, completed_at = ? WHERE id = ?`)
  const postpone = db.prepare(`UPDATE records SET status = 'waiting', error = ? WHERE id = ?`)
  const reopen = db.prepare(
    `UPDATE records SET status = 'waiting', error = NULL, attempts = 0, completed_at = NULL WHERE id = ?`,
  )
  const setPart = db.prepare(`UPDATE records SET part = ? WHERE id = ?`)
  const correct = db.prepare(`
    UPDATE records SET content_read = coalesce(content_read, content), content = @content WHERE id = @id`)
  const revert = db.prepare(`
    UPDATE records SET content = content_read, content_read = NULL WHERE id = ? AND content_read IS NOT NULL`)
  const remove = db.prepare(`DELETE FROM records WHERE id = ?`)
  const usesImage = db.prepare(`SELECT 1 FROM records WHERE hash = ? AND source_path IS NULL LIMIT 1`)
  const usesHash = db.prepare(`SELECT 1 FROM records WHERE hash = ? LIMIT 1`)
  const addTag = db.prepare(`INSERT OR IGNORE INTO record_tags (record_id, tag) VALUES (?, ?)`)
  // Only records without a key are used: results are not shared between keys. Nor are those in the trash, except a
  // batch scan whose parts exist.
  const same = db.prepare(`
    SELECT coalesce(part_of, id) AS id FROM records
    WHERE hash = @hash AND operation = @operation AND result_schema IS @resultSchema
      AND field_settings = @fieldSettings
      AND asked_languages = @askedLanguages AND profile = @profile AND engine IS @engine AND (part_of IS NOT NULL OR (part IS NULL AND pages_asked IS NULL)) AND duplicate_of IS NULL AND key_id IS NULL
      AND removed_at IS NULL AND (status IN ('waiting', 'working') OR (status = 'done' AND reader = @reader AND NOT (${hasFailedPages})))
    ORDER BY seq LIMIT 1`)
  const decideReview = db.prepare(`
    UPDATE records SET needs_review = (coalesce(confidence, 1) < ? OR ${isIncomplete} OR EXISTS (
      SELECT 1 FROM fields WHERE record_id = records.id AND ${isDoubtful('?')})) WHERE id = ?`)
  const reviewed = db.prepare(`
    SELECT 1 FROM records WHERE id = @id AND needs_review = 0 AND (
      EXISTS (SELECT 1 FROM corrections WHERE record_id = @id) OR coalesce(confidence, 1) < @doubt OR ${isIncomplete} OR EXISTS (
      SELECT 1 FROM fields WHERE record_id = @id AND ${isDoubtful('@doubt')}))`)
  const setReview = db.prepare(
    `UPDATE records SET needs_review = ? WHERE id = ? AND status = 'done' AND needs_review = ?`,
  )
  const insertCounted = db.transaction(({ tags, ...record }: NewRecord) => {
    insert.run({
      ...record,
      askedLanguages: JSON.stringify(record.askedLanguages),
      fieldSettings: JSON.stringify(record.fieldSettings),
      part: partJson(record.part),
      error: faultJson(record.error),
      completedAt: record.error ? record.createdAt : null,
    })
    for (const tag of tags) addTag.run(record.id, tag)
    if (record.countedDay !== null) countUse.run({ keyId: record.keyId, countedDay: record.countedDay })
  })
  const failUncounted = db.transaction(
    (id: string, status: 'failed' | 'cancelled', error: Fault, now: number) => {
      fail.run(status, faultJson(error), now, id)
      giveBackQuota(id)
    },
  )

  return {
    ...folderRecords(db),
    ...removedRecords(db),
    insert(record: NewRecord): void {
      insertCounted(record)
    },
    /** Adds a finished record of the same reading for another operation, and returns it. */
    insertView(view: NewView): RecordRow {
      insertViewWithTags(view)
      return rowSchema.parse(byId.get(view.id))
    },
    get(id: string): RecordRow | null {
      const row = byId.get(id)
      return row === undefined ? null : rowSchema.parse(row)
    },
    begin: (id: string) => void begin.run(id),
    putBack: (id: string) => void setStatus.run('waiting', id),
    putBackUncounted: (id: string) => void putBackUncounted.run(id),
    finish: (id: string, { page, languages, codes, unread, document, ...result }: FinishedReading) =>
      void finish.run({
        ...result,
        ...page,
        id,
        languages: JSON.stringify(languages),
        codes: JSON.stringify(codes),
        unread: JSON.stringify(unread),
        document: document === null ? null : JSON.stringify(document),
      }),
    /** A reading that made progress, which is kept: the count of attempts begins again. */
    madeProgress: (id: string) => void madeProgress.run(id),
    fail: (id: string, status: 'failed' | 'cancelled', error: Fault, now: number) =>
      failUncounted(id, status, error, now),
    /**
     * Gives quota back for requests that had no answer when the engine ended; their records are read all the
     * same. [Note: quota]
     */
    giveBackUnanswered(): void {
      for (const row of unanswered.all()) giveBackQuota(idRow.parse(row).id)
    },
    postpone: (id: string, error: Fault) => void postpone.run(faultJson(error), id),
    reopen: (id: string) => void reopen.run(id),
    setPart: (id: string, part: ImagePart | null) => void setPart.run(partJson(part), id),
    /** Changes the content that is shown; what was read is kept. */
    correct: (id: string, content: string) => void correct.run({ id, content }),
    revert: (id: string) => void revert.run(id),
    remove: (id: string) => remove.run(id).changes > 0,
    hasStoredImage: (hash: string) => usesImage.get(hash) !== undefined,
    hasHash: (hash: string) => usesHash.get(hash) !== undefined,
    /**
     * The record that was made, or is being made, of the same bytes with the same options; also if it is a batch scan
     * whose own record is gone.
     */
    findSame(filter: ReadingIdentity): string | null {
      const row = same.get({
        ...filter,
        askedLanguages: JSON.stringify(filter.askedLanguages),
        fieldSettings: JSON.stringify(filter.fieldSettings),
      })
      return row === undefined ? null : idRow.parse(row).id
    },
    /** These records and the others of their documents; those in the trash only of records in the trash. */
    withDocuments: (ids: readonly string[]) =>
      ofDocuments.all(JSON.stringify(ids)).map((row) => idRow.parse(row).id),
    /** Returns the matching records in this range, and how many match in all. */
    find(filter: RecordQuery, range: ResultRange): { rows: RecordRow[]; total: number } {
      const { ids, total } = findRecords(db, filter, range)
      return { rows: ids.flatMap((id) => this.get(id) ?? []), total }
    },
    findIds: (filter: RecordQuery, range: ResultRange) => findRecords(db, filter, range),
    /** Decides whether the record needs a review. Called after content and fields are stored. */
    decideReview: (id: string) => void decideReview.run(doubtBelow, doubtBelow, id),
    /**
     * Whether a person has reviewed it: something was corrected or confirmed, or the record was marked as reviewed
     * although it was doubtful.
     */
    isReviewed: (id: string) => reviewed.get({ id, doubt: doubtBelow }) !== undefined,
    setReviewed: (id: string, isDone: boolean) =>
      setReview.run(isDone ? 0 : 1, id, isDone ? 1 : 0).changes > 0,
  }
}

function partJson(part: ImagePart | null): string | null {
  return part === null ? null : JSON.stringify(part)
}

function faultJson(error: Fault | null): string | null {
  return error === null ? null : JSON.stringify(error)
}
