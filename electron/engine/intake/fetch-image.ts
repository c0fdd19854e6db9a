// Fetches an image that a request names by URL: a time limit, three redirects at most, the size bound while reading,
// and only addresses that are allowed. The address that was checked is the one that is connected to: the check sits in
// the connection's own name lookup, so a name cannot change its meaning in between. [Note: fetch]
import { lookup as resolveName, type LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { imageLimits } from '../../../shared/limits.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { isPublicAddress } from './addresses.ts'

const timeLimitMs = 15_000
const mostRedirects = 3

class RefusedAddress extends Error {}

export interface FetchOptions {
  readonly allowsPrivate: boolean
  readonly signal?: AbortSignal | undefined
}

export async function fetchImage(url: string, options: FetchOptions): Promise<Result<Uint8Array>> {
  const limit = AbortSignal.timeout(timeLimitMs)
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit
  let target = url
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const parsed = URL.parse(target)
    if (!parsed || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) {
      return err('url.scheme', { url: shorten(target) })
    }
    const host = parsed.hostname.replace(/^\[|\]$/g, '')
    if (!options.allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host))
      return err('url.refused', { host })
    try {
      const answer = await get(parsed, options.allowsPrivate, signal)
      if (answer.kind === 'body') return ok(answer.bytes)
      if (answer.kind === 'failed') return err('url.failed', { url: shorten(url), why: answer.why })
      target = new URL(answer.location, parsed).href
    } catch (error) {
      if (error instanceof RefusedAddress) return err('url.refused', { host })
      return err('url.failed', { url: shorten(url), why: reasonOf(error, limit.aborted) })
    }
  }
  return err('url.failed', { url: shorten(url), why: `it redirects more than ${mostRedirects} times` })
}

type Answer =
  | { readonly kind: 'body'; readonly bytes: Uint8Array }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'failed'; readonly why: string }

function get(url: URL, allowsPrivate: boolean, signal: AbortSignal): Promise<Answer> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        signal,
        lookup: checkedLookup(allowsPrivate),
        agent: false,
        headers: { accept: 'image/*', 'user-agent': 'Fovea' },
      },
      (response) => {
        const status = response.statusCode ?? 0
        const location = response.headers.location
        if (status >= 300 && status < 400 && location !== undefined) {
          response.destroy()
          return resolve({ kind: 'redirect', location })
        }
        if (status !== 200) {
          response.destroy()
          return resolve({ kind: 'failed', why: `the server answered ${status}` })
        }
        collect(response, resolve, reject)
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

function collect(
  response: http.IncomingMessage,
  resolve: (answer: Answer) => void,
  reject: (error: unknown) => void,
) {
  const parts: Buffer[] = []
  let size = 0
  response.on('data', (part: Buffer) => {
    size += part.length
    if (size > imageLimits.maxBytes) {
      response.destroy()
      resolve({ kind: 'failed', why: `it is over the limit of ${imageLimits.maxBytes / 1024 / 1024} MB` })
      return
    }
    parts.push(part)
  })
  response.on('end', () => resolve({ kind: 'body', bytes: Buffer.concat(parts) }))
  response.on('error', reject)
}

function checkedLookup(allowsPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = error ? [] : addresses
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '', 0)
      if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new RefusedAddress(hostname), '', 0)
      }
      if (options.all === true) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

function reasonOf(error: unknown, isTooLate: boolean): string {
  if (isTooLate) return `it took longer than ${timeLimitMs / 1000} s`
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its name is not known'
  if (code === 'ECONNREFUSED') return 'nothing answers there'
  return error.message
}

/** A URL may be very long, and may carry a secret in its query: neither belongs in a sentence. */
function shorten(url: string): string {
  const plain = url.split(/[?#]/, 1)[0] ?? ''
  return plain.length > 120 ? `${plain.slice(0, 120)}…` : plain
}
