// Fetches an image that a request names by URL, with a time limit, at most three redirects, a size limit that is
// checked while reading, and only from allowed addresses. The check is part of the connection's own name lookup, so
// the checked address is the one that is connected to: the name can't change its meaning in between. [Note: fetch]
import { isIP } from 'node:net'
import { err, ok, type Result } from '../../../shared/result.ts'
import { imageLimits } from '../../../shared/limits.ts'
import { withConnectionTo } from '../../network/outgoing.ts'
import { RefusedAddress, type CheckedNames } from './checked-lookup.ts'
import { getUrl } from './get-url.ts'
import { reason } from '../../../shared/reasons.ts'
import { systemReason } from '../../../shared/system-reason.ts'

/** For the whole fetch, including redirects, so a server that sends a byte now and then gets no longer. */
const defaultTimeLimitMs = 15_000
const maxRedirects = 3

export interface FetchOptions extends CheckedNames {
  readonly signal?: AbortSignal | undefined
  readonly timeLimitMs?: number
  readonly maxBytes?: number
}

/** Returns the bytes of the image, or why it can't be fetched. */
export async function fetchImage(url: string, options: FetchOptions): Promise<Result<Uint8Array>> {
  const { timeLimitMs = defaultTimeLimitMs, maxBytes = imageLimits.maxBytes } = options
  const limit = AbortSignal.timeout(timeLimitMs)
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit
  let target = url
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const parsed = URL.parse(target)
    if (!parsed || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) {
      return err('url.scheme', { url: shorten(target) })
    }
    const host = parsed.hostname.replace(/^\[|\]$/g, '')
    // For an IP address the connection makes no lookup, so it is checked here.
    if (isIP(host) !== 0 && !options.isAllowed(host)) return err('url.refused', { host })
    try {
      const answer = await withConnectionTo('image', host, () =>
        getUrl(parsed, { ...options, maxBytes }, signal),
      )
      if (answer.kind === 'body') return ok(answer.bytes)
      if (answer.kind === 'failed') return err('url.failed', { url: shorten(url), why: answer.why })
      target = URL.parse(answer.location, parsed.href)?.href ?? answer.location
    } catch (error) {
      if (error instanceof RefusedAddress) return err('url.refused', { host })
      const why = limit.aborted
        ? reason('it took longer than %{seconds} s', { seconds: timeLimitMs / 1000 })
        : systemReason(error)
      return err('url.failed', { url: shorten(url), why })
    }
  }
  return err('url.failed', {
    url: shorten(url),
    why: reason('it redirects more than %{most} times', { most: maxRedirects }),
  })
}

/**
 * The URL as a message shows it. A URL may be very long, and may contain a secret before its host or in its
 * query; neither belongs in a message.
 */
function shorten(url: string): string {
  const plain = (url.split(/[?#]/, 1)[0] ?? '').replace(/^(\w+:\/\/)[^/]*@/, '$1')
  return plain.length > 120 ? `${plain.slice(0, 120)}…` : plain
}
