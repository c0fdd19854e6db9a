// The doorkeeper: only requests that name this server, and only from its own page or one that is allowed.
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
 * Whether a request may use the session that the browser sent along. Cookies know no ports, so a page of another
 * local server has it sent too; the browser tells where the page came from. Where nothing is told, a change has to be
 * JSON: no form can send that, and a script of another page has to ask first, and is refused.
 */
export function isFromOwnPage(c: ApiContext): boolean {
  const origin = c.req.header('Origin')
  if (origin !== undefined) return isSameOrigin(origin, c.req.header('Host') ?? '')
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const type = c.req.header('Content-Type') ?? ''
  return c.req.method === 'GET' || c.req.method === 'HEAD' || isJson(type)
}

/** The scheme is left out: behind a proxy the page came by https. */
function isSameOrigin(origin: string, host: string): boolean {
  return URL.parse(origin)?.host === host.toLowerCase()
}
