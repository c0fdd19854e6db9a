// Signed-in browsers, and the one-time links that sign them in. Secrets are stored only as hashes.
import { z } from 'zod'
import { oneRow } from './one-row.ts'
import type { Db } from './open.ts'

const sessionRow = z.object({
  id: z.string(),
  browser: z.string(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
})

export type SessionRow = z.output<typeof sessionRow>
export type SessionRepo = ReturnType<typeof createSessionRepo>

const selectSession = `SELECT id, browser, created_at AS createdAt, last_seen_at AS lastSeenAt FROM sessions`

export function createSessionRepo(db: Db) {
  const insert = db.prepare(`
    INSERT INTO sessions (id, hash, browser, created_at, last_seen_at) VALUES (@id, @hash, @browser, @now, @now)`)
  const list = db.prepare(`${selectSession} WHERE last_seen_at > ? ORDER BY last_seen_at DESC, id DESC`)
  const byHash = db.prepare(`${selectSession} WHERE hash = ? AND last_seen_at > ?`)
  const byId = db.prepare(`SELECT 1 FROM sessions WHERE id = ?`)
  const touch = db.prepare(`UPDATE sessions SET last_seen_at = ? WHERE id = ?`)
  const remove = db.prepare(`DELETE FROM sessions WHERE id = ?`)
  const sweep = db.prepare(`DELETE FROM sessions WHERE last_seen_at <= ?`)
  const insertLink = db.prepare(`INSERT INTO sign_in_links (hash, expires_at) VALUES (?, ?)`)
  const takeLink = db.prepare(
    `DELETE FROM sign_in_links WHERE hash = ? AND expires_at > ? AND expires_at <= ?`,
  )
  const sweepLinks = db.prepare(`DELETE FROM sign_in_links WHERE expires_at <= ?`)

  return {
    insert: (session: { id: string; hash: string; browser: string; now: number }) => void insert.run(session),
    /** The sessions that were used after `since`. */
    list: (since: number): SessionRow[] => list.all(since).map((row) => sessionRow.parse(row)),
    /** Returns the session with this hash that was used since then, or null. */
    byHash: (hash: string, since: number): SessionRow | null => oneRow(sessionRow, byHash.get(hash, since)),
    has: (id: string) => byId.get(id) !== undefined,
    touch: (id: string, now: number) => void touch.run(now, id),
    remove: (id: string) => remove.run(id).changes,
    sweep: (before: number) => void sweep.run(before),
    /** Stores a link, and deletes expired ones. */
    insertLink(hash: string, expiresAt: number, now: number): void {
      sweepLinks.run(now)
      insertLink.run(hash, expiresAt)
    },
    /**
     * Uses a link up: it works once. A link that expires after `latest` was made before the clock was set back, and
     * is refused.
     */
    takeLink: (hash: string, now: number, latest: number) => takeLink.run(hash, now, latest).changes > 0,
  }
}
