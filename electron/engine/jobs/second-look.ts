// Has doubtful values read again by a reading process, each on its page.
import { toPageLine } from '../../../shared/document/stack.ts'
import type { Doubt } from '../../../shared/extract/tell/second-look/doubts.ts'
import type { Page } from '../../../shared/page.ts'
import type { ImageStore } from '../intake/image-store.ts'
import type { Pool } from '../workers/pool.ts'
import type { FillSource, LookAgain } from './fill.ts'
import { clientOfRecord } from './order.ts'

/** The doubts about values on one page; their lines have coordinates of that page. */
interface PageDoubts {
  /** Absent for images. */
  readonly number?: number
  readonly turn: Page['turn']
  readonly doubts: Doubt[]
}

/** Returns the function that has values read again; it gives null if that is not possible. */
export function createSecondLook(parts: {
  pool: Pool
  store: ImageStore
  readLimitMs: () => number
  /** The password of a locked file, if a person has entered it. */
  passwordOf: (recordId: string) => string | undefined
}): LookAgain {
  const { pool, store, readLimitMs, passwordOf } = parts
  return async (record, whole, doubts, signal) => {
    const { id, hash, filename: name } = record
    if (hash === null) return null
    const file = { name, path: record.source_path ?? store.pathOf(hash), hash, password: passwordOf(id) }
    const seen: (readonly [string, { text: string; confidence: number }])[] = []
    for (const { number, turn, doubts: pageDoubts } of doubtsByPage(whole, doubts)) {
      const job = number === undefined ? id : `${id}#${number}`
      const crops = pageDoubts.map(({ line, alphabet }) => ({ line, alphabet }))
      const client = clientOfRecord(record)
      const request = { ...file, job, number, turn, crops, client, cpuLimitMs: readLimitMs() }
      const readings = await pool.reread(request, signal)
      // The file may be gone, or the process out of memory: the record keeps its first reading.
      if (!readings.ok) return null
      pageDoubts.forEach(({ path }, i) => {
        const reading = readings.value[i]
        if (reading) seen.push([path, reading])
      })
    }
    return new Map(seen)
  }
}

/** Sorts the doubtful values by the page that they are on, with that page's rotation. */
function doubtsByPage(whole: FillSource, doubts: readonly Doubt[]): PageDoubts[] {
  const { turn: turnOfImage, places } = whole
  if (places.length === 0) return [{ turn: turnOfImage, doubts: [...doubts] }]
  const looks = places.map(({ number, turn }): PageDoubts & { number: number } => ({
    number,
    turn,
    doubts: [],
  }))
  for (const doubt of doubts) {
    const { number, line } = toPageLine(whole, doubt.line)
    looks.find((look) => look.number === number)?.doubts.push({ ...doubt, line })
  }
  return looks.filter((look) => look.doubts.length > 0)
}
