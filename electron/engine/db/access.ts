// Keys, their use by month, sessions and sign-in links. Secrets are only here as hashes.
import { z } from 'zod'
import { tierNames, type Tier } from '../../../shared/limits.ts'
import type { Db } from './open.ts'

const keyRow = z.object({
  id: z.string(),
  name: z.string(),
  tier: z.enum(tierNames),
  prefix: z.string(),
  hash: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number().nullable(),
})

export type KeyRow = z.output<typeof keyRow>
export type AccessRepo = ReturnType<typeof createAccessRepo>

const countRow = z.object({ count: z.number() })
const selectKey = `
  SELECT id, name, tier, prefix, hash, created_at AS createdAt, last_used_at AS lastUsedAt
  FROM api_keys WHERE revoked_at IS NULL`

export function createAccessRepo(db: Db) {
  const insertKey = db.prepare(`
    INSERT INTO api_keys (id, name, tier, prefix, hash, created_at) VALUES (@id, @name, @tier, @prefix, @hash, @now)`)
  const keys = db.prepare(`${selectKey} ORDER BY created_at, id`)
  const keyByHash = db.prepare(`${selectKey} AND hash = ?`)
  const revoke = db.prepare(`UPDATE api_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL`)
  const touchKey = db.prepare(`UPDATE api_keys SET last_used_at = ? WHERE id = ?`)
  const used = db.prepare(`SELECT count FROM usage WHERE key_id = ? AND month = ?`)
  const countUse = db.prepare(`
    INSERT INTO usage (key_id, month, count) VALUES (?, ?, 1)
    ON CONFLICT (key_id, month) DO UPDATE SET count = count + 1`)
  const giveBack = db.prepare(
    `UPDATE usage SET count = count - 1 WHERE key_id = ? AND month = ? AND count > 0`,
  )
  const insertSession = db.prepare(`INSERT INTO sessions (hash, created_at, last_seen_at) VALUES (?, ?, ?)`)
  const session = db.prepare(`SELECT 1 FROM sessions WHERE hash = ?`)
  const insertLink = db.prepare(`INSERT INTO sign_in_links (hash, expires_at) VALUES (?, ?)`)
  const takeLink = db.prepare(`DELETE FROM sign_in_links WHERE hash = ? AND expires_at > ?`)
  const sweepLinks = db.prepare(`DELETE FROM sign_in_links WHERE expires_at <= ?`)

  return {
    insertKey: (key: { id: string; name: string; tier: Tier; prefix: string; hash: string; now: number }) =>
      void insertKey.run(key),
    keys: (): KeyRow[] => keys.all().map((row) => keyRow.parse(row)),
    keyByHash(hash: string): KeyRow | null {
      const row = keyByHash.get(hash)
      return row === undefined ? null : keyRow.parse(row)
    },
    revoke: (id: string, now: number) => revoke.run(now, id).changes,
    touchKey: (id: string, now: number) => void touchKey.run(now, id),
    used(keyId: string, month: string): number {
      const row = used.get(keyId, month)
      return row === undefined ? 0 : countRow.parse(row).count
    },
    countUse: (keyId: string, month: string) => void countUse.run(keyId, month),
    giveBack: (keyId: string, month: string) => void giveBack.run(keyId, month),
    insertSession: (hash: string, now: number) => void insertSession.run(hash, now, now),
    hasSession: (hash: string) => session.get(hash) !== undefined,
    insertLink(hash: string, expiresAt: number, now: number): void {
      sweepLinks.run(now)
      insertLink.run(hash, expiresAt)
    },
    /** A link works once: taking it removes it. */
    takeLink: (hash: string, now: number) => takeLink.run(hash, now).changes > 0,
  }
}
