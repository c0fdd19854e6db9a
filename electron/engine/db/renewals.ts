// Finds records made by other reader versions, and stores which of them are to be read again. [Note: renewal] A
// renewed record keeps its id and its place in the history. Records that a person corrected or confirmed, and records
// that a schema is tested on, are left as they are: somebody decided that they should be so.
import { z } from 'zod'
import { oneRow } from './one-row.ts'
import type { Db } from './open.ts'

/** A record that can be renewed if its image still exists. */
export interface OlderRecord {
  readonly seq: number
  readonly id: string
  readonly hash: string
  /** Null if the image is in the image store. */
  readonly sourcePath: string | null
  readonly durationMs: number
}

export type RenewalRepo = ReturnType<typeof createRenewalRepo>

const olderRow = z.object({
  seq: z.number(),
  id: z.string(),
  hash: z.string(),
  sourcePath: z.string().nullable(),
  durationMs: z.number(),
})
/** Rows per query; other work gets its turn in between. */
const batchSize = 1000

const readerRow = z.object({ reader: z.string().nullable() })
const idRow = z.object({ id: z.string() })
const countRow = z.object({ count: z.number() })
const attemptsRow = z.object({ attempts: z.number() })

const isOlder = `r.removed_at IS NULL AND r.status = 'done' AND r.reader IS NOT @reader AND r.hash IS NOT NULL`
// Without the hint SQLite takes the index by status, and reads every finished record.
const byReader = 'records r INDEXED BY records_by_reader'
const isSettledByPerson = `(EXISTS (SELECT 1 FROM corrections WHERE record_id = r.id)
  OR EXISTS (SELECT 1 FROM schema_tests WHERE record_id = r.id))`
const hasFailed = `EXISTS (SELECT 1 FROM renewals WHERE record_id = r.id AND failed_by = @reader)`

export function createRenewalRepo(db: Db) {
  const otherReaders = db.prepare(`
    SELECT DISTINCT reader FROM ${byReader}
    WHERE r.removed_at IS NULL AND r.status = 'done' AND r.reader IS NOT @reader`)
  const older = db.prepare(`
    SELECT r.seq, r.id, r.hash, r.source_path AS sourcePath, coalesce(r.duration_ms, 0) AS durationMs FROM ${byReader}
    WHERE r.reader IS @by AND r.seq > @after AND ${isOlder} AND NOT ${isSettledByPerson} AND NOT ${hasFailed}
    ORDER BY r.seq LIMIT ${batchSize}`)
  // Starts from the few records that a person has touched.
  const countKept = db.prepare(`
    SELECT count(*) AS count FROM records r
    WHERE r.id IN (SELECT record_id FROM corrections UNION SELECT record_id FROM schema_tests) AND ${isOlder}`)
  const isStillOlder = db.prepare(`
    SELECT 1 FROM records r WHERE r.id = @id AND ${isOlder} AND NOT ${isSettledByPerson}`)
  const add = db.prepare(`
    INSERT INTO renewals (record_id) SELECT value FROM json_each(?) WHERE value IN (SELECT id FROM records)
    ON CONFLICT (record_id) DO UPDATE SET attempts = 0, failed_by = NULL`)
  // The newest first: people most likely look at these.
  const next = db.prepare(`
    SELECT record_id AS id FROM renewals WHERE failed_by IS NULL ORDER BY record_id DESC LIMIT 1`)
  const countLeft = db.prepare(`SELECT count(*) AS count FROM renewals WHERE failed_by IS NULL`)
  const begin = db.prepare(
    `UPDATE renewals SET attempts = attempts + 1 WHERE record_id = ? RETURNING attempts`,
  )
  const putBack = db.prepare(`UPDATE renewals SET attempts = max(0, attempts - 1) WHERE record_id = ?`)
  const fail = db.prepare(`UPDATE renewals SET failed_by = ? WHERE record_id = ?`)
  const remove = db.prepare(`DELETE FROM renewals WHERE record_id = ?`)
  const clear = db.prepare(`DELETE FROM renewals WHERE failed_by IS NULL`)

  return {
    /** The other reader versions that have records. Null stands for records made before the version was stored. */
    otherReaders: (reader: string) => otherReaders.all({ reader }).map((row) => readerRow.parse(row).reader),
    /**
     * Up to 1000 records made by the version `by`, without those that the present reader has already failed to read.
     */
    madeBy: (by: string | null, reader: string, after: number): OlderRecord[] =>
      older.all({ by, reader, after }).map((row) => olderRow.parse(row)),
    /** How many older records stay as they are; see [Note: renewal]. */
    countKept: (reader: string) => countRow.parse(countKept.get({ reader })).count,
    /** Whether the record should still be renewed: it may have been corrected or deleted since. */
    isStillOlder: (id: string, reader: string) => isStillOlder.get({ id, reader }) !== undefined,
    add: (ids: readonly string[]) => void add.run(JSON.stringify(ids)),
    /** Returns the id of the next record that is to be read again, or null if none is left. */
    next: (): string | null => oneRow(idRow, next.get())?.id ?? null,
    countLeft: () => countRow.parse(countLeft.get()).count,
    /** Returns how often it was begun, including this time. */
    begin: (id: string) => attemptsRow.parse(begin.get(id)).attempts,
    /** Takes an attempt back that failed for reasons outside the record. */
    putBack: (id: string) => void putBack.run(id),
    fail: (id: string, reader: string) => void fail.run(reader, id),
    remove: (id: string) => void remove.run(id),
    clear: () => void clear.run(),
  }
}
