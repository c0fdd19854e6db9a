// Inserts two API keys and a month of realistic usage: many requests on weekdays, few on weekends.
import path from 'node:path'
import { createKeyRepo } from '../../electron/engine/db/keys.ts'
import { openDatabase } from '../../electron/engine/db/open.ts'

const dayMs = 24 * 3_600_000
const dayCount = 30
const keys = [
  { id: 'key_accounting', name: 'Accounting', tier: 'basic', prefix: 'fv_nBbJw8', hash: 'a' },
  { id: 'key_scanner', name: 'Warehouse scanner', tier: 'pro', prefix: 'fv_EgkYz2', hash: 'b' },
] as const

/** The data folder must not be in use. */
export function fillKeys(dataDir: string, now: number): void {
  const opened = openDatabase(path.join(dataDir, 'fovea.sqlite'))
  if (!opened.ok) throw new Error(opened.error.code)
  const db = opened.value
  const repo = createKeyRepo(db)
  const use = db.prepare(`INSERT INTO usage_by_day (key_id, day, count) VALUES (?, ?, ?)`)
  db.transaction(() => {
    keys.forEach((key, keyIndex) => {
      repo.insert({ ...key, now: now - dayCount * dayMs })
      repo.touch(key.id, now - (keyIndex + 1) * 600_000)
      for (let ago = 0; ago < dayCount; ago++)
        use.run(key.id, dayOf(now - ago * dayMs), countOn(ago, keyIndex))
    })
  })()
  db.close()
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The number of requests of a key on a day. */
function countOn(ago: number, keyIndex: number): number {
  const isQuiet = ago % 7 > 4
  return isQuiet ? (ago + keyIndex) % 3 : 9 + ((ago * 13 + keyIndex * 5) % 17)
}
