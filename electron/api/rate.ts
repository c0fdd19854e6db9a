// Writes the rate limit of a key as headers, as the IETF's draft "RateLimit header fields for HTTP" defines them.
import type { RateState } from '../engine/face.ts'

/**
 * The rate limit headers. q: requests allowed, w: per this many seconds · r: requests left, t: seconds until
 * there are more
 */
export function rateHeaders({ limit, remaining, resetSeconds }: RateState): Record<string, string> {
  const whole = (value: number) => Math.max(0, Math.ceil(value)).toString()
  return {
    'RateLimit-Policy': `"minute";q=${whole(limit)};w=60`,
    RateLimit: `"minute";r=${whole(remaining)};t=${whole(resetSeconds)}`,
  }
}
