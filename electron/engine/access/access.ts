// Who may use the service, and how much: keys, quotas, the sliding minute, sign-in links and sessions.
import { tiers, type Tier } from '../../../shared/limits.ts'
import { err, fault, ok, type Result } from '../../../shared/result.ts'
import type { AccessRepo } from '../db/access.ts'
import type { Db } from '../db/open.ts'
import type { Engine } from '../face.ts'
import { monthOf, nextMonthStart } from './month.ts'
import { createRateCounter } from './rate.ts'
import { createSecret, hashSecret } from './secrets.ts'

const linkLifeMs = 10 * 60_000

export type Access = ReturnType<typeof createAccess>

export function createAccess(parts: { db: Db; repo: AccessRepo; now: () => number }) {
  const { db, repo, now } = parts
  const rates = createRateCounter(now)

  /** Takes one request off the month's quota; the answer gives it back, once, when the request came to nothing. */
  const takeQuota: (keyId: string, tier: Tier) => Result<() => void> = db.transaction(
    (keyId: string, tier: Tier) => {
      const limit = tiers[tier].requestsPerMonth
      const month = monthOf(now())
      if (limit !== null && repo.used(keyId, month) >= limit) {
        return err('quota.used', { tier, limit, resetsAt: nextMonthStart(now()) })
      }
      repo.countUse(keyId, month)
      repo.touchKey(keyId, now())
      let isGivenBack = false
      return ok(() => {
        if (!isGivenBack) repo.giveBack(keyId, month)
        isGivenBack = true
      })
    },
  )

  const face: Engine['access'] = {
    callerOfKey(key) {
      const row = repo.keyByHash(hashSecret(key))
      if (!row) return err('auth.invalid', {})
      return ok({ kind: 'key', keyId: row.id, tier: row.tier, prefix: row.prefix })
    },
    countRequest({ keyId, tier }) {
      const { isWithin, rate } = rates.count(keyId, tiers[tier].requestsPerMinute)
      if (isWithin) return { rate, refused: null }
      return {
        rate,
        refused: fault('rate.exceeded', { limit: rate.limit, retryAfterSeconds: rate.resetSeconds }),
      }
    },
    redeemLink(token) {
      if (!repo.takeLink(hashSecret(token), now())) return err('auth.link', {})
      const session = createSecret()
      repo.insertSession(hashSecret(session), now())
      return ok({ session })
    },
    isSession: (session) => repo.hasSession(hashSecret(session)),
  }

  return {
    face,
    takeQuota,
    createLink(): { token: string; expiresAt: number } {
      const token = createSecret()
      const expiresAt = now() + linkLifeMs
      repo.insertLink(hashSecret(token), expiresAt, now())
      return { token, expiresAt }
    },
  }
}
