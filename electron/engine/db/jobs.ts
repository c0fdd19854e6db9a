// The durable queue: which record is read next.
import { z } from 'zod'
import { isDue, isDueLater } from './due.ts'
import type { Db } from './open.ts'

/** A job with its priority: lower numbers are read first; with the same priority, older jobs. */
export interface QueuedJob {
  readonly id: string
  readonly priority: number
}

export type JobRepo = ReturnType<typeof createJobRepo>

const idRow = z.object({ record_id: z.string() })
const countRow = z.object({ waiting: z.number().nullable(), working: z.number().nullable() })
const dueRow = z.object({ record_id: z.string(), priority: z.number() })
const nextRow = z.object({ at: z.number().nullable() })

export function createJobRepo(db: Db) {
  const insert = db.prepare(`INSERT INTO jobs (record_id, priority) VALUES (?, ?)`)
  const next = db.prepare(`
    SELECT record_id, priority FROM jobs WHERE is_claimed = 0 AND ${isDue} ORDER BY priority, record_id LIMIT 1`)
  const claim = db.prepare(`UPDATE jobs SET is_claimed = 1 WHERE record_id = ?`)
  const putBack = db.prepare(`UPDATE jobs SET is_claimed = 0, not_before = ? WHERE record_id = ?`)
  const remove = db.prepare(`DELETE FROM jobs WHERE record_id = ?`)
  const moveToFront = db.prepare(`
    UPDATE jobs SET priority = (SELECT min(priority) FROM jobs) - 1 WHERE record_id IN (SELECT value FROM json_each(?)) AND is_claimed = 0`)
  const moveToEnd = db.prepare(`
    UPDATE jobs SET priority = (SELECT max(priority) FROM jobs) + 1 WHERE record_id IN (SELECT value FROM json_each(?)) AND is_claimed = 0`)
  const counts = db.prepare(`SELECT sum(is_claimed = 0) AS waiting, sum(is_claimed = 1) AS working FROM jobs`)
  const waitingAt = db.prepare(`SELECT count(*) AS count FROM jobs WHERE is_claimed = 0 AND priority = ?`)
  const soonest = db.prepare(`
    SELECT min(not_before) AS at FROM jobs WHERE is_claimed = 0 AND ${isDueLater}`)
  const ahead = db.prepare(`
    SELECT count(*) AS count FROM jobs j JOIN jobs own ON own.record_id = ?
    WHERE j.is_claimed = 0 AND (j.priority, j.record_id) < (own.priority, own.record_id)`)
  const claimed = db.prepare(`SELECT record_id FROM jobs WHERE is_claimed = 1`)

  return {
    /** Lower numbers are read first. */
    insert: (recordId: string, priority: number) => void insert.run(recordId, priority),
    nextDue: (now: number): QueuedJob | null => {
      const row = next.get({ now })
      if (row === undefined) return null
      const { record_id: id, priority } = dueRow.parse(row)
      return { id, priority }
    },
    claim: (recordId: string) => void claim.run(recordId),
    putBack: (recordId: string, notBefore: number) => void putBack.run(notBefore, recordId),
    remove: (recordId: string) => remove.run(recordId).changes > 0,
    counts: (): { waiting: number; working: number } => {
      const row = countRow.parse(counts.get())
      return { waiting: row.waiting ?? 0, working: row.working ?? 0 }
    },
    move: (recordIds: readonly string[], to: 'front' | 'end') =>
      void (to === 'front' ? moveToFront : moveToEnd).run(JSON.stringify(recordIds)),
    waitingAt: (priority: number) => z.object({ count: z.number() }).parse(waitingAt.get(priority)).count,
    /** The number of waiting jobs that are read before this one. */
    aheadOf: (recordId: string) => z.object({ count: z.number() }).parse(ahead.get(recordId)).count,
    /** When the next postponed job is due; null if there is none. */
    nextWake: (now: number): number | null => nextRow.parse(soonest.get({ now })).at,
    claimed: (): string[] => claimed.all().map((row) => idRow.parse(row).record_id),
  }
}
