// Has the values that are doubtful looked at again by a reading process.
import type { ImageStore } from '../intake/image-store.ts'
import type { Pool } from '../workers/pool.ts'
import type { LookAgain } from './fill.ts'

export function createSecondLook(parts: {
  pool: Pool
  store: ImageStore
  readTimeoutMs: () => number
}): LookAgain {
  const { pool, store, readTimeoutMs } = parts
  return async (record, page, doubts, signal) => {
    if (record.hash === null) return null
    const request = {
      job: record.id,
      name: record.filename,
      path: record.source_path ?? store.pathOf(record.hash),
      hash: record.hash,
      turn: page.turn,
      crops: doubts.map(({ line, alphabet }) => ({ line, alphabet })),
      timeoutMs: readTimeoutMs(),
    }
    const readings = await pool.reread(request, signal)
    // The file may be gone since, or the process out of memory: the record is done all the same, by the first look.
    if (!readings.ok) return null
    const seen = doubts.flatMap(({ path }, i) => {
      const reading = readings.value[i]
      return reading ? [[path, reading] as const] : []
    })
    return new Map(seen)
  }
}
