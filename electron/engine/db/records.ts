// The records: one row per image and operation, from acceptance to result.
import { z } from 'zod'
import type { ImagePart } from '../../../shared/image-part.ts'
import type { Fault } from '../../../shared/result.ts'
import { findRecords, type ResultRange, type RecordQuery } from './find-records.ts'
import { folderRecords } from './folder-records.ts'
import { oneRow } from './one-row.ts'
import type { Db } from './open.ts'
import { jsonOf, recordQuota } from './record-quota.ts'
import { recordReviews } from './record-reviews.ts'
import {
  hasFailedPages,
  rowSchema,
  selectRecord,
  type FinishedReading,
  type NewView,
  type ReadingIdentity,
  type RecordRow,
} from './record-row.ts'
import { removedRecords } from './removed-records.ts'

export type { NewRecord, RecordRow } from './record-row.ts'

const idRow = z.object({ id: z.string() })

export type RecordRepo = ReturnType<typeof createRecordRepo>

/** The columns that all views of one reading share. A view is no result of a folder's rule, so it has no folder. */
const viewed = `document_id, filename, source_path, hash, media_type, size_bytes, width, height,
  asked_languages, profile, engine, part, pages_asked, part_of, document, codes, unread, currency, languages, language_confidence,
  confidence, reader, page_asked`

/** Finds records, and changes their state and content. */
export function createRecordRepo(db: Db) {
  /** Prepares a change of one record. */
  const change = (set: string) => {
    const statement = db.prepare(`UPDATE records SET ${set} WHERE id = ?`)
    return (id: string) => void statement.run(id)
  }
  /** Prepares the question whether any record meets the condition. */
  const exists = (condition: string) => {
    const statement = db.prepare(`SELECT 1 FROM records WHERE ${condition} LIMIT 1`)
    return (value: string) => statement.get(value) !== undefined
  }
  const byId = db.prepare(`${selectRecord} WHERE r.id = ?`)
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
  const finish = db.prepare(`
    UPDATE records SET status = 'done', content = @content, content_read = NULL, codes = @codes, unread = @unread, currency = @currency, confidence = @confidence, languages = @languages,
      language_confidence = @languageConfidence, completed_at = @completedAt, duration_ms = @durationMs,
      reader = @reader, page_asked = @asked, document = @document, error = NULL WHERE id = @id`)
  const postpone = db.prepare(`UPDATE records SET status = 'waiting', error = ? WHERE id = ?`)
  const setPart = db.prepare(`UPDATE records SET part = ? WHERE id = ?`)
  const correct = db.prepare(`
    UPDATE records SET content_read = coalesce(content_read, content), content = @content WHERE id = @id`)
  const remove = db.prepare(`DELETE FROM records WHERE id = ?`)
  // Only records without a key are used: results are not shared between keys. Nor are those in the trash, except a
  // batch scan whose parts exist.
  const same = db.prepare(`
    SELECT coalesce(part_of, id) AS id FROM records
    WHERE hash = @hash AND operation = @operation AND result_schema IS @resultSchema
      AND field_settings = @fieldSettings
      AND asked_languages = @askedLanguages AND profile = @profile AND engine IS @engine AND (part_of IS NOT NULL OR (part IS NULL AND pages_asked IS NULL)) AND duplicate_of IS NULL AND key_id IS NULL
      AND removed_at IS NULL AND (status IN ('waiting', 'working') OR (status = 'done' AND reader = @reader AND NOT (${hasFailedPages})))
    ORDER BY seq LIMIT 1`)

  return {
    ...folderRecords(db),
    ...removedRecords(db),
    ...recordQuota(db),
    ...recordReviews(db),
    /** Adds a finished record of the same reading for another operation, and returns it. */
    insertView(view: NewView): RecordRow {
      insertViewWithTags(view)
      return rowSchema.parse(byId.get(view.id))
    },
    get: (id: string): RecordRow | null => oneRow(rowSchema, byId.get(id)),
    begin: change(`status = 'working', attempts = attempts + 1, error = NULL`),
    putBack: change(`status = 'waiting'`),
    putBackUncounted: change(`status = 'waiting', attempts = max(0, attempts - 1)`),
    finish: (id: string, { page, languages, codes, unread, document, ...result }: FinishedReading) =>
      void finish.run({
        ...result,
        ...page,
        id,
        languages: JSON.stringify(languages),
        codes: JSON.stringify(codes),
        unread: JSON.stringify(unread),
        document: jsonOf(document),
      }),
    /** A reading that made progress, which is kept: the count of attempts begins again. */
    madeProgress: change(`attempts = iif(status = 'working', 1, attempts)`),
    postpone: (id: string, error: Fault) => void postpone.run(jsonOf(error), id),
    reopen: change(`status = 'waiting', error = NULL, attempts = 0, completed_at = NULL`),
    setPart: (id: string, part: ImagePart | null) => void setPart.run(jsonOf(part), id),
    /** Changes the content that is shown; what was read is kept. */
    correct: (id: string, content: string) => void correct.run({ id, content }),
    revert: change(`content = coalesce(content_read, content), content_read = NULL`),
    remove: (id: string) => remove.run(id).changes > 0,
    hasStoredImage: exists(`hash = ? AND source_path IS NULL`),
    hasHash: exists(`hash = ?`),
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
  }
}
