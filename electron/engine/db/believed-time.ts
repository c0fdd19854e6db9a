// Stores the believed time, so that it survives the end of the process.
import { z } from 'zod'
import type { Db } from './open.ts'

export type BelievedTimeRepo = ReturnType<typeof createBelievedTimeRepo>

const atRow = z.object({ at: z.number().nullable() })

export function createBelievedTimeRepo(db: Db) {
  const get = db.prepare(`SELECT at FROM believed_time`)
  const newest = db.prepare(`SELECT max(max(created_at), coalesce(max(removed_at), 0)) AS at FROM records`)
  const set = db.prepare(`INSERT OR REPLACE INTO believed_time (id, at) VALUES (1, ?)`)
  return {
    /** If none is stored yet, the time of the newest record; null without records. */
    last: () => atRow.parse(get.get() ?? newest.get()).at,
    keep: (time: number) => void set.run(time),
  }
}
