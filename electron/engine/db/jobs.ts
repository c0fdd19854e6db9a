// The durable queue: which record is read next.
import { z } from 'zod'
import { isDue, isDueLater } from './due.ts'
import type { Db } from './open.ts'

/** A job with its priority: lower numbers are read first; with the same priority, older jobs. */
export interface QueuedJob {
  readonly id: string
  /** See `ownerOfRecord`. */
  readonly owner: string
  readonly priority: number
}

export type JobRepo = ReturnType<typeof createJobRepo>

const idRow = z.object({ record_id: z.string() })
const countRow = z.object({ waiting: z.number().nullable(), working: z.number().nullable() })
const waitingRow = z.object({ count: z.number(), clients: z.number(), own: z.number() })
const dueRow = z.object({ id: z.string(), owner: z.string(), priority: z.number() })
const nextRow = z.object({ at: z.number().nullable() })

export function createJobRepo(db: Db) {
  const insert = db.prepare(`
    INSERT INTO jobs (record_id, priority, owner)
    SELECT id, ?, coalesce('key:' || key_id, 'folder:' || folder_id, 'owner') FROM records WHERE id = ?`)
  // Jumps from owner to owner in the index: a folder may have added a hundred thousand jobs.
  const nextOfEachOwner = db.prepare(`
    WITH RECURSIVE owners (owner) AS (
      SELECT min(owner) FROM jobs WHERE is_claimed = 0
      UNION ALL
      SELECT (SELECT min(owner) FROM jobs WHERE is_claimed = 0 AND owner > owners.owner) FROM owners WHERE owner IS NOT NULL
    )
    SELECT jobs.record_id AS id, jobs.owner, jobs.priority FROM owners JOIN jobs ON jobs.record_id = (
      SELECT record_id FROM jobs WHERE is_claimed = 0 AND owner = owners.owner AND ${isDue}
      ORDER BY priority, record_id LIMIT 1
    )`)
  const claim = db.prepare(`UPDATE jobs SET is_claimed = 1 WHERE record_id = ?`)
  const putBack = db.prepare(`UPDATE jobs SET is_claimed = 0, not_before = ? WHERE record_id = ?`)
  const remove = db.prepare(`DELETE FROM jobs WHERE record_id = ?`)
  const moveToFront = db.prepare(`
    UPDATE jobs SET priority = (SELECT min(priority) FROM jobs) - 1 WHERE record_id IN (SELECT value FROM json_each(?)) AND is_claimed = 0`)
  const moveToEnd = db.prepare(`
    UPDATE jobs SET priority = (SELECT max(priority) FROM jobs) + 1 WHERE record_id IN (SELECT value FROM json_each(?)) AND is_claimed = 0`)
  const counts = db.prepare(`SELECT sum(is_claimed = 0) AS waiting, sum(is_claimed = 1) AS working FROM jobs`)
  const waitingAt = db.prepare(`
    SELECT count(*) AS count, count(DISTINCT owner) AS clients, ifnull(sum(owner = ?), 0) AS own
    FROM jobs WHERE is_claimed = 0 AND priority = ?`)
  const soonest = db.prepare(`
    SELECT min(not_before) AS at FROM jobs WHERE is_claimed = 0 AND ${isDueLater}`)
  const ahead = db.prepare(`
    SELECT count(*) AS count FROM jobs j JOIN jobs own ON own.record_id = ?
    WHERE j.is_claimed = 0 AND (j.priority, j.record_id) < (own.priority, own.record_id)`)
  const claimed = db.prepare(`SELECT record_id FROM jobs WHERE is_claimed = 1`)

  return {
    /** Lower numbers are read first. */
    insert: (recordId: string, priority: number) => void insert.run(priority, recordId),
    /** The first job of each owner that is due. */
    nextOfEachOwner: (now: number): QueuedJob[] => z.array(dueRow).parse(nextOfEachOwner.all({ now })),
    claim: (recordId: string) => void claim.run(recordId),
    putBack: (recordId: string, notBefore: number) => void putBack.run(notBefore, recordId),
    remove: (recordId: string) => remove.run(recordId).changes > 0,
    counts: (): { waiting: number; working: number } => {
      const row = countRow.parse(counts.get())
      return { waiting: row.waiting ?? 0, working: row.working ?? 0 }
    },
    move: (recordIds: readonly string[], to: 'front' | 'end') =>
      void (to === 'front' ? moveToFront : moveToEnd).run(JSON.stringify(recordIds)),
    /** The number of waiting jobs of a priority, of their owners, and of those of one owner. */
    waitingAt: (priority: number, owner: string) => waitingRow.parse(waitingAt.get(owner, priority)),
    /** The number of waiting jobs that are read before this one. */
    aheadOf: (recordId: string) => z.object({ count: z.number() }).parse(ahead.get(recordId)).count,
    /** When the next postponed job is due; null if there is none. */
    nextWake: (now: number): number | null => nextRow.parse(soonest.get({ now })).at,
    claimed: (): string[] => claimed.all().map((row) => idRow.parse(row).record_id),
  }
}
