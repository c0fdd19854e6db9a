// Refuses requests whose Host header is not this server's, and requests from pages of other origins that are not
// allowed.
import type { MiddlewareHandler } from 'hono'
import { fault } from '../../shared/result.ts'
import { answerFault } from './answer.ts'
import { isJson } from './body.ts'
import type { ApiContext, Env } from './env.ts'

export interface GuardOptions {
  readonly isOwnHost: (host: string) => boolean
  /** Whether pages of another origin may use the service, with a key. */
  readonly allowsOrigin: (origin: string) => boolean
}

/** Returns the middleware that refuses such requests. */
export function guard({ isOwnHost, allowsOrigin }: GuardOptions): MiddlewareHandler<Env> {
  return async (c, next) => {
    const host = c.req.header('Host') ?? ''
    if (!isOwnHost(host)) return answerFault(c, fault('http.host', { host }))
    const origin = c.req.header('Origin')
    if (origin !== undefined && !isSameOrigin(origin, host) && !allowsOrigin(origin))
      return answerFault(c, fault('http.origin', { origin }))
    await next()
    return undefined
  }
}

/**
 * Whether a request may use the session cookie that the browser sent. Cookies ignore ports, so the browser also sends it
 * for a page of another local server; its headers tell where the page came from. Without such a header a change must be
 * JSON: no form can send that, and a script of another page needs a preflight request, which is refused.
 */
export function isFromOwnPage(c: ApiContext): boolean {
  const origin = c.req.header('Origin')
  if (origin !== undefined) return isSameOrigin(origin, c.req.header('Host') ?? '')
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const type = c.req.header('Content-Type') ?? ''
  return c.req.method === 'GET' || c.req.method === 'HEAD' || isJson(type)
}

/** Ignores the scheme, because behind a proxy the page was loaded over https. */
function isSameOrigin(origin: string, host: string): boolean {
  return URL.parse(origin)?.host === host.toLowerCase()
}
