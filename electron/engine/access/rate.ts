// Counts the requests of a key within a sliding minute. Kept in memory, so a restart begins with a count of 0.
import type { RateState } from '../face.ts'

const windowMs = 60_000

export interface RateCounter {
  /** Counts a request if there is room for it. */
  count(keyId: string, limit: number): { readonly isWithin: boolean; readonly rate: RateState }
}

export function createRateCounter(now: () => number): RateCounter {
  const requests = new Map<string, number[]>()
  return {
    /** Counts one request now; returns whether it is within the limit, and what remains of the limit. */
    count(keyId, limit) {
      const time = now()
      // Times in the future were counted before the clock was set back; they would block the key until then.
      const recent = (requests.get(keyId) ?? []).filter((at) => at > time - windowMs && at <= time)
      const isWithin = recent.length < limit
      if (isWithin) recent.push(time)
      requests.set(keyId, recent)
      const oldest = recent[0] ?? time
      const resetSeconds = Math.max(1, Math.ceil((oldest + windowMs - time) / 1000))
      return { isWithin, rate: { limit, remaining: Math.max(0, limit - recent.length), resetSeconds } }
    },
  }
}
