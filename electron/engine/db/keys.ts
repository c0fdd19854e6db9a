// API keys and their usage per day. Secrets are stored only as hashes.
import { z } from 'zod'
import { tierNames, type Tier } from '../../../shared/limits.ts'
import { oneRow } from './one-row.ts'
import type { Db } from './open.ts'

const keyRow = z.object({
  id: z.string(),
  name: z.string(),
  tier: z.enum(tierNames),
  prefix: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number().nullable(),
  oldEndsAt: z.number().nullable(),
})

/**
 * The key that a secret belongs to. `prefix` is that of the secret that was sent, which may be the old one of a
 * rotated key.
 */
const foundRow = z.object({ id: z.string(), tier: z.enum(tierNames), prefix: z.string() })
const countRow = z.object({ count: z.number() })
const dayRow = z.object({ day: z.string(), count: z.number() })

export type KeyRow = z.output<typeof keyRow>
export type KeyRepo = ReturnType<typeof createKeyRepo>

export interface NewSecret {
  readonly id: string
  readonly prefix: string
  readonly hash: string
}

const selectKey = `
  SELECT id, name, tier, prefix, created_at AS createdAt, last_used_at AS lastUsedAt,
    CASE WHEN old_ends_at > @now THEN old_ends_at END AS oldEndsAt
  FROM api_keys WHERE revoked_at IS NULL`

export function createKeyRepo(db: Db) {
  const insert = db.prepare(`
    INSERT INTO api_keys (id, name, tier, prefix, hash, created_at) VALUES (@id, @name, @tier, @prefix, @hash, @now)`)
  const list = db.prepare(`${selectKey} ORDER BY created_at, id`)
  const byId = db.prepare(`${selectKey} AND id = @id`)
  const byHash = db.prepare(`
    SELECT id, tier, prefix FROM api_keys WHERE hash = @hash AND revoked_at IS NULL
    UNION ALL
    SELECT id, tier, old_prefix FROM api_keys WHERE old_hash = @hash AND old_ends_at > @now AND revoked_at IS NULL`)
  const rotate = db.prepare(`
    UPDATE api_keys SET old_hash = hash, old_prefix = prefix, old_ends_at = @oldEndsAt, hash = @hash, prefix = @prefix
    WHERE id = @id AND revoked_at IS NULL`)
  const revoke = db.prepare(`UPDATE api_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL`)
  const touch = db.prepare(`UPDATE api_keys SET last_used_at = ? WHERE id = ?`)
  const usedIn = db.prepare(`
    SELECT coalesce(sum(count), 0) AS count FROM usage_by_day WHERE key_id = ? AND day >= ? || '-01' AND day <= ? || '-31'`)
  const usage = db.prepare(`
    SELECT day, sum(count) AS count FROM usage_by_day
    WHERE day >= @from AND (@id IS NULL OR key_id = @id) GROUP BY day`)

  return {
    insert: (key: NewSecret & { name: string; tier: Tier; now: number }) => void insert.run(key),
    list: (now: number): KeyRow[] => list.all({ now }).map((row) => keyRow.parse(row)),
    get: (id: string, now: number): KeyRow | null => oneRow(keyRow, byId.get({ id, now })),
    /** Returns the valid key with this hash, or null. */
    byHash: (hash: string, now: number): z.output<typeof foundRow> | null =>
      oneRow(foundRow, byHash.get({ hash, now })),
    /** The present secret becomes the old one, valid until `oldEndsAt`; an even older one stops working at once. */
    rotate: (secret: NewSecret, oldEndsAt: number) => void rotate.run({ ...secret, oldEndsAt }),
    revoke: (id: string, now: number) => revoke.run(now, id).changes,
    touch: (id: string, now: number) => void touch.run(now, id),
    /** `month` as in 2026-11. */
    usedIn: (id: string, month: string) => countRow.parse(usedIn.get(id, month, month)).count,
    /** Usage per day; days without any are left out. With null for `id`, of all keys. */
    usage: (id: string | null, from: string) =>
      new Map(
        usage
          .all({ id, from })
          .map((row) => dayRow.parse(row))
          .map(({ day, count }) => [day, count]),
      ),
  }
}
