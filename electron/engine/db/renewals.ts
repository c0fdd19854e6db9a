// Which records another reader than the one of now made, and which of them are to be read again in their place.
// [Note: renewal] A renewed record keeps its id and its place in the history. What a person corrected or confirmed, and
// what a schema is tried on, is left as it is: somebody said that this is how it should be.
import { z } from 'zod'
import type { Db } from './open.ts'

/** A record that can be renewed, if its image is still there. */
export interface OlderRecord {
  readonly seq: number
  readonly id: string
  readonly hash: string
  /** Null where the image lies beside the database. */
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
/** So many at once; in between, others have their turn. */
const stretch = 1000

const readerRow = z.object({ reader: z.string().nullable() })
const idRow = z.object({ id: z.string() })
const countRow = z.object({ count: z.number() })
const attemptsRow = z.object({ attempts: z.number() })

const isOlder = `r.removed_at IS NULL AND r.status = 'done' AND r.reader IS NOT @reader AND r.hash IS NOT NULL`
// Left to itself SQLite takes the index of states, and looks at every record that is done.
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
    ORDER BY r.seq LIMIT ${stretch}`)
  // From the side of those few that a person has touched.
  const kept = db.prepare(`
    SELECT count(*) AS count FROM records r
    WHERE r.id IN (SELECT record_id FROM corrections UNION SELECT record_id FROM schema_tests) AND ${isOlder}`)
  const isStillOlder = db.prepare(`
    SELECT 1 FROM records r WHERE r.id = @id AND ${isOlder} AND NOT ${isSettledByPerson}`)
  const add = db.prepare(`
    INSERT INTO renewals (record_id) SELECT value FROM json_each(?) WHERE value IN (SELECT id FROM records)
    ON CONFLICT (record_id) DO UPDATE SET attempts = 0, failed_by = NULL`)
  // The newest are those that somebody is likeliest to look at.
  const next = db.prepare(`
    SELECT record_id AS id FROM renewals WHERE failed_by IS NULL ORDER BY record_id DESC LIMIT 1`)
  const left = db.prepare(`SELECT count(*) AS count FROM renewals WHERE failed_by IS NULL`)
  const begin = db.prepare(
    `UPDATE renewals SET attempts = attempts + 1 WHERE record_id = ? RETURNING attempts`,
  )
  const putBack = db.prepare(`UPDATE renewals SET attempts = max(0, attempts - 1) WHERE record_id = ?`)
  const fail = db.prepare(`UPDATE renewals SET failed_by = ? WHERE record_id = ?`)
  const remove = db.prepare(`DELETE FROM renewals WHERE record_id = ?`)
  const clear = db.prepare(`DELETE FROM renewals WHERE failed_by IS NULL`)

  return {
    /** Null stands for those of before it was noted who read them. */
    otherReaders: (reader: string) => otherReaders.all({ reader }).map((row) => readerRow.parse(row).reader),
    /** A stretch of those that an older one made, except what the reader of now has failed at already. */
    madeBy: (by: string | null, reader: string, after: number): OlderRecord[] =>
      older.all({ by, reader, after }).map((row) => olderRow.parse(row)),
    /** How many stay as they are; see [Note: renewal]. */
    kept: (reader: string) => countRow.parse(kept.get({ reader })).count,
    /** Whether it would still be renewed: it may have been corrected or deleted since. */
    isStillOlder: (id: string, reader: string) => isStillOlder.get({ id, reader }) !== undefined,
    add: (ids: readonly string[]) => void add.run(JSON.stringify(ids)),
    next(): string | null {
      const row = next.get()
      return row === undefined ? null : idRow.parse(row).id
    },
    left: () => countRow.parse(left.get()).count,
    /** How often it was begun, with this time. */
    begin: (id: string) => attemptsRow.parse(begin.get(id)).attempts,
    /** Begun in vain, and not by its own fault. */
    putBack: (id: string) => void putBack.run(id),
    fail: (id: string, reader: string) => void fail.run(reader, id),
    remove: (id: string) => void remove.run(id),
    clear: () => void clear.run(),
  }
}
