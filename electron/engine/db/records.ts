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

export interface Finished {
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
  readonly cursor: string | undefined
  readonly limit: number
}

export type RecordRepo = ReturnType<typeof createRecordRepo>

const columns = `r.seq, r.id, r.filename, r.operation, r.status, r.source, r.source_path, r.folder_id, r.key_id,
  r.key_prefix, r.base_url, r.schema_id, r.schema_revision, r.result_schema, r.hash, r.media_type, r.size_bytes,
  r.width, r.height, r.asked_languages, r.profile, r.languages, r.language_confidence, r.confidence, r.content, r.content_read, r.error, r.attempts, r.created_at, r.completed_at,
  r.duration_ms, j.not_before`

const selectRecord = `SELECT ${columns} FROM records r LEFT JOIN jobs j ON j.record_id = r.id`

export function createRecordRepo(db: Db) {
  const insert = db.prepare(`
    INSERT INTO records (id, filename, operation, status, source, source_path, folder_id, key_id, key_prefix, base_url,
      schema_id, schema_revision, result_schema, hash, media_type, size_bytes, width, height, asked_languages, profile,
      languages, error, created_at, completed_at)
    VALUES (@id, @filename, @operation, @status, @source, @sourcePath, @folderId, @keyId, @keyPrefix, @baseUrl,
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
    UPDATE records SET status = 'done', content = @content, content_read = NULL, confidence = @confidence, languages = @languages,
      language_confidence = @languageConfidence, completed_at = @completedAt, duration_ms = @durationMs, error = NULL WHERE id = @id`)
  const fail = db.prepare(`UPDATE records SET status = ?, error = ?, completed_at = ? WHERE id = ?`)
  const postpone = db.prepare(`UPDATE records SET status = 'waiting', error = ? WHERE id = ?`)
  const reopen = db.prepare(
    `UPDATE records SET status = 'waiting', error = NULL, attempts = 0, completed_at = NULL WHERE id = ?`,
  )
  const correct = db.prepare(`
    UPDATE records SET content_read = coalesce(content_read, content), content = @content WHERE id = @id`)
  const revert = db.prepare(`
    UPDATE records SET content = content_read, content_read = NULL WHERE id = ? AND content_read IS NOT NULL`)
  const remove = db.prepare(`DELETE FROM records WHERE id = ?`)
  const usesImage = db.prepare(`SELECT 1 FROM records WHERE hash = ? AND source_path IS NULL LIMIT 1`)
  const usesHash = db.prepare(`SELECT 1 FROM records WHERE hash = ? LIMIT 1`)
  const folderCount = db.prepare(`SELECT count(*) AS count FROM records WHERE folder_id = ?`)

  return {
    insert(record: NewRecord): void {
      insert.run({
        ...record,
        askedLanguages: JSON.stringify(record.askedLanguages),
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
    /** From now on this is what everybody is told; what was read is kept. */
    correct: (id: string, content: string) => void correct.run({ id, content }),
    revert: (id: string) => void revert.run(id),
    remove: (id: string) => remove.run(id).changes > 0,
    hasStoredImage: (hash: string) => usesImage.get(hash) !== undefined,
    hasHash: (hash: string) => usesHash.get(hash) !== undefined,
    countOfFolder: (folderId: string) =>
      z.object({ count: z.number() }).parse(folderCount.get(folderId)).count,
    list: (filter: RecordFilter) => list(db, filter),
  }
}

function faultJson(error: Fault | null): string | null {
  return error === null ? null : JSON.stringify(error)
}

/** Newest first. The cursor is the id of the last record of the page before, so rows that arrive shift nothing. */
function list(db: Db, filter: RecordFilter): { rows: RecordRow[]; total: number } {
  const conditions: string[] = []
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
