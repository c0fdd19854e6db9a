// API keys: finds the owner of a key, and enforces its monthly quota and its requests per minute.
import { tiers, type Tier } from '../../../shared/limits.ts'
import { err, fault, ok, type Fault } from '../../../shared/result.ts'
import type { KeyRepo } from '../db/keys.ts'
import type { Engine } from '../face.ts'
import { monthOf, nextMonthStart } from './calendar.ts'
import { createRateCounter } from './rate.ts'
import { hashSecret } from './secrets.ts'

/** The last use of a key is stored to the minute: a write for each request would be too expensive. */
const touchEveryMs = 60_000

export interface KeyDoorParts {
  readonly repo: KeyRepo
  readonly now: () => number
  readonly requestsPerMinute: (tier: Tier) => number
}

export interface KeyDoor extends Pick<Engine['access'], 'callerOfKey' | 'countRequest'> {
  /** Returns null if the monthly quota of the key allows one more request, or as many as given. */
  quotaRefusal(keyId: string, tier: Tier, count?: number): Fault | null
}

/** Checks API keys, their requests per minute and their monthly quota. */
export function createKeyDoor({ repo, now, requestsPerMinute }: KeyDoorParts): KeyDoor {
  const rates = createRateCounter(now)
  const touched = new Map<string, number>()

  /** Stores the last use of the key, at most once a minute. */
  function touch(keyId: string): void {
    const time = now()
    if (time - (touched.get(keyId) ?? 0) < touchEveryMs) return
    touched.set(keyId, time)
    repo.touch(keyId, time)
  }

  return {
    /** Finds the key whose secret this is, and notes that it was used. */
    callerOfKey(key) {
      const row = repo.byHash(hashSecret(key), now())
      if (!row) return err('auth.invalid', {})
      touch(row.id)
      return ok({ kind: 'key', keyId: row.id, tier: row.tier, prefix: row.prefix })
    },
    /**
     * Counts one request of the key; `refused` is an error if that is more than its tier allows in a minute.
     */
    countRequest({ keyId, tier }) {
      const { isWithin, rate } = rates.count(keyId, requestsPerMinute(tier))
      if (isWithin) return { rate, refused: null }
      const refused = fault('rate.exceeded', { limit: rate.limit, retryAfterSeconds: rate.resetSeconds })
      return { rate, refused }
    },
    /** Returns an error if the key has used up the requests of its tier in this calendar month, else null. */
    quotaRefusal(keyId, tier, count = 1) {
      const limit = tiers[tier].requestsPerMonth
      if (limit === null || repo.usedIn(keyId, monthOf(now())) + count <= limit) return null
      return fault('quota.used', { tier, limit, resetsAt: nextMonthStart(now()) })
    },
  }
}
