// The trash, and records that are old enough for it.
import { z } from 'zod'
import type { Db } from './open.ts'

const idRow = z.object({ id: z.string() })
const hashRow = z.object({ hash: z.string() })

/** Statements for the trash, and for records that are old enough to be removed. */
export function removedRecords(db: Db) {
  const trash = db.prepare(`UPDATE records SET removed_at = ? WHERE id = ? AND removed_at IS NULL`)
  const restore = db.prepare(`UPDATE records SET removed_at = NULL WHERE id = ? AND removed_at IS NOT NULL`)
  const trashed = db.prepare(`SELECT id FROM records WHERE removed_at <= ? ORDER BY removed_at LIMIT ?`)
  const settled = db.prepare(`
    SELECT id FROM records WHERE created_at < ? AND removed_at IS NULL AND status IN ('done', 'failed', 'cancelled')
    ORDER BY created_at LIMIT ?`)
  const images = db.prepare(`
    SELECT hash FROM records WHERE source_path IS NULL AND hash IS NOT NULL GROUP BY hash
    HAVING max(created_at) < ? AND max(status IN ('waiting', 'working')) = 0`)

  return {
    trash: (id: string, now: number) => trash.run(now, id).changes > 0,
    restore: (id: string) => restore.run(id).changes > 0,
    trashedBefore: (time: number, limit: number) =>
      trashed.all(time, limit).map((row) => idRow.parse(row).id),
    settledBefore: (time: number, limit: number) =>
      settled.all(time, limit).map((row) => idRow.parse(row).id),
    /** Stored images that no newer record uses. */
    imagesBefore: (time: number) => images.all(time).map((row) => hashRow.parse(row).hash),
  }
}
