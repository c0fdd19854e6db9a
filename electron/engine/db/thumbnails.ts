// Thumbnails by the hash of the image: a cache that can be made again.
import { z } from 'zod'
import { oneRow } from './one-row.ts'
import type { Db } from './open.ts'

export type ThumbnailRepo = ReturnType<typeof createThumbnailRepo>

const bodyRow = z.object({ body: z.instanceof(Uint8Array) })

export function createThumbnailRepo(db: Db) {
  const insert = db.prepare(`INSERT OR REPLACE INTO thumbnails (hash, body) VALUES (?, ?)`)
  const get = db.prepare(`SELECT body FROM thumbnails WHERE hash = ?`)
  const remove = db.prepare(`DELETE FROM thumbnails WHERE hash = ?`)

  return {
    insert: (hash: string, body: Uint8Array) => void insert.run(hash, body),
    get: (hash: string): Uint8Array | null => oneRow(bodyRow, get.get(hash))?.body ?? null,
    remove: (hash: string) => void remove.run(hash),
  }
}
