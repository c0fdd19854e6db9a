// The records: one row an image and operation, from acceptance to result.
import { z } from 'zod'
import type { RecordSource, RecordStatus } from '../../../shared/contract/record.ts'
import type { Operation } from '../../../shared/operations.ts'
import { operationNames } from '../../../shared/operations.ts'
import { profiles, type Profile } from '../../../shared/reading.ts'
import type { Fault } from '../../../shared/result.ts'
import { parseFault } from '../../../shared/contract/client.ts'
import type { Db } from './open.ts'

const languageList = z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text)))

const rowSchema = z.object({
  seq: z.number(),
  id: z.string(),
  filename: z.string(),
  operation: z.enum(operationNames),
  status: z.enum(['waiting', 'working', 'done', 'failed', 'cancelled']),
  source: z.enum(['window', 'folder', 'api', 'cli']),
  source_path: z.string().nullable(),
  folder_id: z.string().nullable(),
  tags: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  duplicate_of: z.string().nullable(),
  reader: z.string().nullable(),
  removed_at: z.number().nullable(),
  key_id: z.string().nullable(),
  key_prefix: z.string().nullable(),
  base_url: z.string().nullable(),
  schema_id: z.string().nullable(),
  schema_revision: z.number().nullable(),
  result_schema: z.string().nullable(),
  hash: z.string().nullable(),
  media_type: z.string().nullable(),
  size_bytes: z.number(),
  width: z.number(),
  height: z.number(),
  asked_languages: languageList,
  profile: z.enum(profiles),
  languages: languageList,
  language_confidence: z.number().nullable(),
  confidence: z.number().nullable(),
  content: z.string().nullable(),
  error: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : parseFault(JSON.parse(text)))),
  attempts: z.number(),
  created_at: z.number(),
  completed_at: z.number().nullable(),
  duration_ms: z.number().nullable(),
  not_before: z.number().nullable(),
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
  readonly hash: string | null
  readonly mediaType: string | null
  readonly sizeBytes: number
  readonly width: number
  readonly height: number
  /** Those that somebody named; which there are is known when it was read. */
  readonly askedLanguages: readonly string[]
  readonly profile: Profile
  readonly error: Fault | null
  readonly createdAt: number
}

/** What two files must have in common for the result of one to be that of the other. */
export interface Sameness {
  readonly hash: string
  readonly operation: Operation
  readonly resultSchema: string | null
  readonly askedLanguages: readonly string[]
  readonly profile: Profile
  readonly reader: string
}

export interface Finished {
  readonly reader: string
  readonly content: string
  readonly confidence: number
  readonly languages: readonly string[]
  readonly languageConfidence: number | null
  readonly completedAt: number
  readonly durationMs: number
}

export interface RecordFilter {
  readonly query: string | undefined
  readonly status: RecordStatus | undefined
  readonly operation: Operation | undefined
  readonly folderId: string | undefined
  readonly keyId: string | undefined
  readonly tag: string | undefined
  readonly isRemoved: boolean
  readonly cursor: string | undefined
  readonly limit: number
}

const idRow = z.object({ id: z.string() })
const statusCount = z.object({
  status: z.enum(['waiting', 'working', 'done', 'failed', 'cancelled']),
  count: z.number(),
  duplicates: z.number(),
})
export type StatusCount = z.output<typeof statusCount>

export type RecordRepo = ReturnType<typeof createRecordRepo>

const columns = `r.seq, r.id, r.filename, r.operation, r.status, r.source, r.source_path, r.folder_id, r.tags,
  r.duplicate_of, r.reader, r.removed_at, r.key_id,
  r.key_prefix, r.base_url, r.schema_id, r.schema_revision, r.result_schema, r.hash, r.media_type, r.size_bytes,
  r.width, r.height, r.asked_languages, r.profile, r.languages, r.language_confidence, r.confidence, r.content, r.error, r.attempts, r.created_at, r.completed_at,
  r.duration_ms, j.not_before`

const selectRecord = `SELECT ${columns} FROM records r LEFT JOIN jobs j ON j.record_id = r.id`

export function createRecordRepo(db: Db) {
  const insert = db.prepare(`
    INSERT INTO records (id, filename, operation, status, source, source_path, folder_id, tags, duplicate_of, key_id, key_prefix, base_url,
      schema_id, schema_revision, result_schema, hash, media_type, size_bytes, width, height, asked_languages, profile,
      languages, error, created_at, completed_at)
    VALUES (@id, @filename, @operation, @status, @source, @sourcePath, @folderId, @tags, @duplicateOf, @keyId, @keyPrefix, @baseUrl,
      @schemaId, @schemaRevision, @resultSchema, @hash, @mediaType, @sizeBytes, @width, @height, @askedLanguages, @profile,
      '[]', @error, @createdAt, @completedAt)`)
  const byId = db.prepare(`${selectRecord} WHERE r.id = ?`)
  const setStatus = db.prepare(`UPDATE records SET status = ? WHERE id = ?`)
  const putBackUncounted = db.prepare(
    `UPDATE records SET status = 'waiting', attempts = max(0, attempts - 1) WHERE id = ?`,
  )
  const begin = db.prepare(
    `UPDATE records SET status = 'working', attempts = attempts + 1, error = NULL WHERE id = ?`,
  )
  const finish = db.prepare(`
    UPDATE records SET status = 'done', content = @content, confidence = @confidence, languages = @languages,
      language_confidence = @languageConfidence, completed_at = @completedAt, duration_ms = @durationMs,
      reader = @reader, error = NULL WHERE id = @id`)
  const fail = db.prepare(`UPDATE records SET status = ?, error = ?, completed_at = ? WHERE id = ?`)
  const postpone = db.prepare(`UPDATE records SET status = 'waiting', error = ? WHERE id = ?`)
  const reopen = db.prepare(
    `UPDATE records SET status = 'waiting', error = NULL, attempts = 0, completed_at = NULL WHERE id = ?`,
  )
  const remove = db.prepare(`DELETE FROM records WHERE id = ?`)
  const usesImage = db.prepare(`SELECT 1 FROM records WHERE hash = ? AND source_path IS NULL LIMIT 1`)
  const usesHash = db.prepare(`SELECT 1 FROM records WHERE hash = ? LIMIT 1`)
  const folderCounts = db.prepare(`
    SELECT status, count(*) AS count, count(duplicate_of) AS duplicates FROM records
    WHERE folder_id = ? AND removed_at IS NULL GROUP BY status`)
  // What one key had read is nobody else's; what lies in the trash is as good as gone.
  const same = db.prepare(`
    SELECT id FROM records
    WHERE hash = @hash AND operation = @operation AND result_schema IS @resultSchema
      AND asked_languages = @askedLanguages AND profile = @profile AND duplicate_of IS NULL AND key_id IS NULL
      AND removed_at IS NULL AND (status IN ('waiting', 'working') OR (status = 'done' AND reader = @reader))
    ORDER BY seq LIMIT 1`)
  const moveSource = db.prepare(`UPDATE records SET source_path = @to WHERE source_path = @from`)
  const rename = db.prepare(`UPDATE records SET source_path = ?, filename = ? WHERE id = ?`)
  const trash = db.prepare(`UPDATE records SET removed_at = ? WHERE id = ? AND removed_at IS NULL`)
  const restore = db.prepare(`UPDATE records SET removed_at = NULL WHERE id = ? AND removed_at IS NOT NULL`)
  const trashed = db.prepare(`SELECT id FROM records WHERE removed_at <= ? ORDER BY removed_at LIMIT ?`)
  const settledBefore = db.prepare(`
    SELECT id FROM records WHERE created_at < ? AND removed_at IS NULL AND status IN ('done', 'failed', 'cancelled')
    ORDER BY created_at LIMIT ?`)
  const imagesBefore = db.prepare(`
    SELECT hash FROM records WHERE source_path IS NULL AND hash IS NOT NULL GROUP BY hash
    HAVING max(created_at) < ? AND max(status IN ('waiting', 'working')) = 0`)
  const ofFile = db.prepare(`SELECT id FROM records WHERE source_path = ? ORDER BY seq DESC LIMIT 1`)
  const failedOfFolder = db.prepare(`
    SELECT id FROM records WHERE folder_id = ? AND status IN ('failed', 'cancelled') AND removed_at IS NULL`)

  return {
    insert(record: NewRecord): void {
      insert.run({
        ...record,
        askedLanguages: JSON.stringify(record.askedLanguages),
        tags: JSON.stringify(record.tags),
        error: faultJson(record.error),
        completedAt: record.error ? record.createdAt : null,
      })
    },
    get(id: string): RecordRow | null {
      const row = byId.get(id)
      return row === undefined ? null : rowSchema.parse(row)
    },
    begin: (id: string) => void begin.run(id),
    putBack: (id: string) => void setStatus.run('waiting', id),
    putBackUncounted: (id: string) => void putBackUncounted.run(id),
    finish: (id: string, result: Finished) =>
      void finish.run({ ...result, id, languages: JSON.stringify(result.languages) }),
    fail: (id: string, status: 'failed' | 'cancelled', error: Fault, now: number) =>
      void fail.run(status, faultJson(error), now, id),
    postpone: (id: string, error: Fault) => void postpone.run(faultJson(error), id),
    reopen: (id: string) => void reopen.run(id),
    remove: (id: string) => remove.run(id).changes > 0,
    hasStoredImage: (hash: string) => usesImage.get(hash) !== undefined,
    hasHash: (hash: string) => usesHash.get(hash) !== undefined,
    countsOfFolder: (folderId: string): readonly StatusCount[] =>
      folderCounts.all(folderId).map((row) => statusCount.parse(row)),
    /** The record that was made, or is being made, of the same bytes in the same way. */
    sameAs(wanted: Sameness): string | null {
      const row = same.get({ ...wanted, askedLanguages: JSON.stringify(wanted.askedLanguages) })
      return row === undefined ? null : idRow.parse(row).id
    },
    /** An image that we moved, with all the records that were made of it. */
    sourceMoved: (from: string, to: string) => void moveSource.run({ from, to }),
    renamed: (id: string, sourcePath: string, filename: string) => void rename.run(sourcePath, filename, id),
    trash: (id: string, now: number) => trash.run(now, id).changes > 0,
    restore: (id: string) => restore.run(id).changes > 0,
    trashedBefore: (time: number, limit: number) =>
      trashed.all(time, limit).map((row) => idRow.parse(row).id),
    settledBefore: (time: number, limit: number) =>
      settledBefore.all(time, limit).map((row) => idRow.parse(row).id),
    /** Images that were sent and that no newer record uses. */
    imagesBefore: (time: number) =>
      imagesBefore.all(time).map((row) => z.object({ hash: z.string() }).parse(row).hash),
    /** The newest record of a file. */
    latestOfFile(file: string): string | null {
      const row = ofFile.get(file)
      return row === undefined ? null : idRow.parse(row).id
    },
    failedOfFolder: (folderId: string) => failedOfFolder.all(folderId).map((row) => idRow.parse(row).id),
    list: (filter: RecordFilter) => list(db, filter),
  }
}

function faultJson(error: Fault | null): string | null {
  return error === null ? null : JSON.stringify(error)
}

/** Newest first. The cursor is the id of the last record of the page before, so rows that arrive shift nothing. */
function list(db: Db, filter: RecordFilter): { rows: RecordRow[]; total: number } {
  const conditions = [filter.isRemoved ? 'r.removed_at IS NOT NULL' : 'r.removed_at IS NULL']
  const values: Record<string, string | number> = {}
  const also = (name: string, value: string | undefined, sql: string) => {
    if (value === undefined) return
    conditions.push(sql)
    values[name] = value
  }
  also('status', filter.status, 'r.status = @status')
  also('operation', filter.operation, 'r.operation = @operation')
  also('folderId', filter.folderId, 'r.folder_id = @folderId')
  also('keyId', filter.keyId, 'r.key_id = @keyId')
  also('tag', filter.tag, 'EXISTS (SELECT 1 FROM json_each(r.tags) WHERE value = @tag)')
  const query = filter.query?.trim()
  if (query) also('query', ...textCondition(query))
  const where = (all: string[]) => (all.length > 0 ? `WHERE ${all.join(' AND ')}` : '')
  const count = db.prepare(`SELECT count(*) AS total FROM records r ${where(conditions)}`).get(values)
  const total = z.object({ total: z.number() }).parse(count).total
  also('cursor', filter.cursor, 'r.seq < (SELECT seq FROM records WHERE id = @cursor)')
  const rows = db
    .prepare(`${selectRecord} ${where(conditions)} ORDER BY r.seq DESC LIMIT @limit`)
    .all({ ...values, limit: filter.limit })
  return { rows: rows.map((row) => rowSchema.parse(row)), total }
}

function textCondition(query: string): [string, string] {
  if (Array.from(query).length < 3) {
    const literal = query.replace(/[\\%_]/g, (char) => `\\${char}`)
    return [`%${literal}%`, `(r.filename LIKE @query ESCAPE '\\' OR r.content LIKE @query ESCAPE '\\')`]
  }
  // Each word must be there, in any order; the quotes keep FTS5's own operators out of what people type.
  const words = query.split(/\s+/).map((word) => `"${word.replaceAll('"', '""')}"`)
  const isLong = query.split(/\s+/).every((word) => Array.from(word).length >= 3)
  const match = isLong ? words.join(' AND ') : `"${query.replaceAll('"', '""')}"`
  return [match, 'r.seq IN (SELECT rowid FROM record_text WHERE record_text MATCH @query)']
}
