// Records with their use of quota: accepted, failed, or left without an answer.
import { z } from 'zod'
import type { Fault } from '../../../shared/result.ts'
import type { Db } from './open.ts'
import type { NewRecord } from './record-row.ts'

const idRow = z.object({ id: z.string() })

/**
 * [Note: quota] A request uses up quota with the row of its record, and gets it back in the same transaction that
 * settles the record as failed or cancelled, so usage and history agree even after a power cut. If a record still
 * waits when the engine starts, its caller was left without an answer, and its quota is given back too, unless it
 * belongs to a batch, whose caller does not wait.
 */
export function recordQuota(db: Db) {
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
  const addTag = db.prepare(`INSERT OR IGNORE INTO record_tags (record_id, tag) VALUES (?, ?)`)
  const countUse = db.prepare(`
    INSERT INTO usage_by_day (key_id, day, count) VALUES (@keyId, @countedDay, 1)
    ON CONFLICT (key_id, day) DO UPDATE SET count = count + 1`)
  const uncountUse = db.prepare(`
    UPDATE usage_by_day SET count = count - 1
    WHERE (key_id, day) IN (SELECT key_id, counted_day FROM records WHERE id = ?)`)
  const forgetDay = db.prepare(`UPDATE records SET counted_day = NULL WHERE id = ?`)
  const giveBack = db.transaction((id: string) => {
    uncountUse.run(id)
    forgetDay.run(id)
  })
  const unanswered = db.prepare(`
    SELECT id FROM records JOIN jobs ON record_id = id WHERE counted_day IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM batch_items WHERE batch_items.record_id = records.id)`)
  const fail = db.prepare(`UPDATE records SET status = ?, error = ?, completed_at = ? WHERE id = ?`)

  const insertCounted = db.transaction(({ tags, ...record }: NewRecord) => {
    insert.run({
      ...record,
      askedLanguages: JSON.stringify(record.askedLanguages),
      fieldSettings: JSON.stringify(record.fieldSettings),
      part: jsonOf(record.part),
      error: jsonOf(record.error),
      completedAt: record.error ? record.createdAt : null,
    })
    for (const tag of tags) addTag.run(record.id, tag)
    if (record.countedDay !== null) countUse.run({ keyId: record.keyId, countedDay: record.countedDay })
  })
  const failUncounted = db.transaction(
    (id: string, status: 'failed' | 'cancelled', error: Fault, now: number) => {
      fail.run(status, jsonOf(error), now, id)
      giveBack(id)
    },
  )

  return {
    insert: (record: NewRecord): void => insertCounted(record),
    fail: (id: string, status: 'failed' | 'cancelled', error: Fault, now: number): void =>
      failUncounted(id, status, error, now),
    /**
     * Gives quota back for requests that had no answer when the engine ended; their records are read all the
     * same. [Note: quota]
     */
    giveBackUnanswered(): void {
      for (const row of unanswered.all()) giveBack(idRow.parse(row).id)
    },
  }
}

/** Returns null for null, which the database keeps apart from JSON. */
export function jsonOf(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}
