// Deliveries: the steps that are due after a result is stored, kept so that neither a crash nor an unreachable share
// loses them.
import { z } from 'zod'
import type { Fault } from '../../../shared/result.ts'
import { deliverySteps, type DeliveryStep } from '../../../shared/watch/delivery-step.ts'
import { isDue, isDueLater, attemptColumns } from './due.ts'
import { oneRow } from './one-row.ts'
import type { Db } from './open.ts'

const rowSchema = z.object({
  recordId: z.string(),
  folderId: z.string(),
  step: z.enum(deliverySteps),
  ...attemptColumns,
  movingTo: z.string().nullable(),
  createdAt: z.number(),
})
export type DeliveryRow = z.output<typeof rowSchema>

const countsSchema = z.object({ due: z.number(), parked: z.number() })
const idSchema = z.object({ id: z.string() })
const nextSchema = z.object({ at: z.number().nullable() })

const select = `
  SELECT record_id AS recordId, folder_id AS folderId, step, attempts, not_before AS notBefore,
    is_parked AS isParked, error, moving_to AS movingTo, created_at AS createdAt FROM deliveries`

export type DeliveryRepo = ReturnType<typeof createDeliveryRepo>

/**
 * A condition on `records`: the record may be a batch scan that is delivered as several documents; not decided yet.
 */
export const mayBeBatchScan = `EXISTS (SELECT 1 FROM deliveries WHERE record_id = records.id AND step = 'parts')`

/**
 * A batch scan is moved once, after all of its documents are delivered or deleted: with its first document; the
 * others find it already moved.
 */
const isHeld = `step = 'move' AND EXISTS (
  SELECT 1 FROM records part JOIN records other ON other.part_of = part.part_of AND other.removed_at IS NULL
    LEFT JOIN deliveries due ON due.record_id = other.id
  WHERE part.id = deliveries.record_id AND other.id <> part.id AND (other.status <> 'done'
    OR due.step NOT IN ('move', 'renew') OR (due.step = 'move' AND other.id < part.id)))`
const isReady = `is_parked = 0 AND NOT (${isHeld})`

export function createDeliveryRepo(db: Db) {
  const insert = db.prepare(`
    INSERT INTO deliveries (record_id, folder_id, step, created_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (record_id) DO UPDATE SET step = excluded.step, attempts = 0, not_before = 0, is_parked = 0,
      error = NULL, moving_to = NULL`)
  const next = db.prepare(`
    ${select} WHERE folder_id = @folderId AND ${isDue} AND ${isReady} ORDER BY not_before, record_id LIMIT 1`)
  const foldersDue = db.prepare(
    `SELECT DISTINCT folder_id AS id FROM deliveries WHERE ${isDue} AND ${isReady}`,
  )
  const soonest = db.prepare(
    `SELECT min(not_before) AS at FROM deliveries WHERE is_parked = 0 AND ${isDueLater}`,
  )
  const byRecord = db.prepare(`${select} WHERE record_id = ?`)
  const ofFolder = db.prepare(`${select} WHERE folder_id = ? ORDER BY is_parked DESC, record_id LIMIT ?`)
  const counts = db.prepare(`
    SELECT count(*) - coalesce(sum(is_parked), 0) AS due, coalesce(sum(is_parked), 0) AS parked
    FROM deliveries WHERE folder_id = ?`)
  const advance = db.prepare(`
    UPDATE deliveries SET step = ?, attempts = 0, not_before = 0, error = NULL WHERE record_id = ?`)
  const uncountAttempt = db.prepare(
    `UPDATE deliveries SET attempts = max(0, attempts - 1) WHERE record_id = ?`,
  )
  const begin = db.prepare(`UPDATE deliveries SET attempts = attempts + 1 WHERE record_id = ?`)
  const postpone = db.prepare(`UPDATE deliveries SET not_before = ?, error = ? WHERE record_id = ?`)
  const park = db.prepare(`UPDATE deliveries SET is_parked = 1, error = ? WHERE record_id = ?`)
  const unpark = db.prepare(`
    UPDATE deliveries SET is_parked = 0, attempts = 0, not_before = 0, error = NULL WHERE folder_id = ?
      AND (is_parked = 1 OR not_before > 0)`)
  const setMovingTo = db.prepare(`UPDATE deliveries SET moving_to = ? WHERE record_id = ?`)
  const remove = db.prepare(`DELETE FROM deliveries WHERE record_id = ?`)

  return {
    insert: (recordId: string, folderId: string, step: DeliveryStep, now: number) =>
      void insert.run(recordId, folderId, step, now),
    /** Returns the folder's first delivery whose time has come, or null. */
    nextDue: (folderId: string, now: number): DeliveryRow | null =>
      oneRow(rowSchema, next.get({ folderId, now })),
    foldersDue: (now: number): string[] => foldersDue.all({ now }).map((row) => idSchema.parse(row).id),
    /** When the next postponed delivery is due; null if there is none. */
    nextAt: (now: number): number | null => nextSchema.parse(soonest.get({ now })).at,
    /** Returns the delivery of a record; null if all its steps are done. */
    get: (recordId: string): DeliveryRow | null => oneRow(rowSchema, byRecord.get(recordId)),
    ofFolder: (folderId: string, limit: number): DeliveryRow[] =>
      ofFolder.all(folderId, limit).map((row) => rowSchema.parse(row)),
    counts: (folderId: string) => countsSchema.parse(counts.get(folderId)),
    /** Takes the attempt back: it was cut off and doesn't count. */
    uncountAttempt: (recordId: string) => void uncountAttempt.run(recordId),
    begin: (recordId: string) => void begin.run(recordId),
    advance: (recordId: string, step: DeliveryStep) => void advance.run(step, recordId),
    postpone: (recordId: string, notBefore: number, error: Fault) =>
      void postpone.run(notBefore, JSON.stringify(error), recordId),
    park: (recordId: string, error: Fault) => void park.run(JSON.stringify(error), recordId),
    unpark: (folderId: string) => unpark.run(folderId).changes,
    setMovingTo: (recordId: string, path: string) => void setMovingTo.run(path, recordId),
    remove: (recordId: string) => void remove.run(recordId),
  }
}
