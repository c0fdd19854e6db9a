// Identifies the caller of each request, and counts the requests of a key per minute.
import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Engine } from '../engine/face.ts'
import { answerFault } from './answer.ts'
import type { ApiContext, Env } from './env.ts'
import { isFromOwnPage } from './guard.ts'
import { rateHeaders } from './rate.ts'
import { identify, type Credentials } from './identity.ts'

export const sessionCookie = 'fovea_session'
export const ownerHeader = 'X-Fovea-Owner'
export const agentHeader = 'X-Fovea-Agent'

/**
 * Identifies the caller of each request. Does not refuse a wrong key: each route does that, and an open route
 * does not.
 */
export function credentials(access: Engine['access'], ownerToken: string | null): MiddlewareHandler<Env> {
  return async (c, next) => {
    const identity = identify(credentialsOf(c), access, ownerToken)
    c.set('identity', identity)
    if (identity.ok && identity.value.caller.kind !== 'anybody') c.env.trustConnection?.()
    if (identity.ok && identity.value.caller.kind === 'key') {
      const { rate, refused } = access.countRequest(identity.value.caller)
      for (const [name, value] of Object.entries(rateHeaders(rate))) c.header(name, value)
      if (refused) return answerFault(c, refused)
    }
    await next()
    return undefined
  }
}

/** Collects what a request carries to identify its caller: keys, owner token and session cookie. */
function credentialsOf(c: ApiContext): Credentials {
  const bearer = /^Bearer +(\S+) *$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  return {
    keys: [...(c.req.queries('key') ?? []), bearer ?? '', ...(c.var.guestKeys ?? [])].filter(
      (key) => key !== '',
    ),
    ownerToken: c.req.header(ownerHeader),
    isAgent: c.req.header(agentHeader) !== undefined,
    session: getCookie(c, sessionCookie),
    isFromOwnPage: isFromOwnPage(c),
    origin: c.req.header('Origin'),
  }
}
