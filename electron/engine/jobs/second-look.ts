// Has doubtful values read again by a reading process, each on its page.
import type { ImageStore } from '../intake/image-store.ts'
import type { Pool } from '../workers/pool.ts'
import type { LookAgain } from './fill.ts'
import { clientOfRecord } from './order.ts'

/** Returns the function that has values read again; it gives null if that is not possible. */
export function createSecondLook(parts: {
  pool: Pool
  store: ImageStore
  readLimitMs: () => number
  /** The password of a locked file, if a person has entered it. */
  passwordOf: (recordId: string) => string | undefined
}): LookAgain {
  const { pool, store, readLimitMs, passwordOf } = parts
  return async (record, looks, signal) => {
    const { id, hash, filename: name } = record
    if (hash === null) return null
    const file = { name, path: record.source_path ?? store.pathOf(hash), hash, password: passwordOf(id) }
    const seen: (readonly [string, { text: string; confidence: number }])[] = []
    for (const { number, turn, doubts } of looks) {
      const job = number === null ? id : `${id}#${number}`
      const crops = doubts.map(({ line, alphabet }) => ({ line, alphabet }))
      const client = clientOfRecord(record)
      const request = {
        ...file,
        job,
        number: number ?? undefined,
        turn,
        crops,
        client,
        cpuLimitMs: readLimitMs(),
      }
      const readings = await pool.reread(request, signal)
      // The file may be gone, or the process out of memory: the record keeps its first reading.
      if (!readings.ok) return null
      doubts.forEach(({ path }, i) => {
        const reading = readings.value[i]
        if (reading) seen.push([path, reading])
      })
    }
    return new Map(seen)
  }
}
