// Finds out who asks, once a request, and counts a key's request in its minute.
import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Engine } from '../engine/face.ts'
import { answerFault } from './answer.ts'
import type { ApiContext, Env } from './env.ts'
import { isFromOwnPage } from './guard.ts'
import { rateHeaders } from './rate.ts'
import { whoAsks, type Credentials } from './who.ts'

export const sessionCookie = 'fovea_session'
export const ownerHeader = 'X-Fovea-Owner'

/** Whether a wrong key matters is the route's affair: what is open to anybody is open to it too. */
export function credentials(access: Engine['access'], ownerToken: string | null): MiddlewareHandler<Env> {
  return async (c, next) => {
    const who = whoAsks(credentialsOf(c), access, ownerToken)
    c.set('who', who)
    if (who.ok && who.value.caller.kind !== 'anybody') c.env.trustLine?.()
    if (who.ok && who.value.caller.kind === 'key') {
      const { rate, refused } = access.countRequest(who.value.caller)
      for (const [name, value] of Object.entries(rateHeaders(rate))) c.header(name, value)
      if (refused) return answerFault(c, refused)
    }
    await next()
    return undefined
  }
}

function credentialsOf(c: ApiContext): Credentials {
  const bearer = /^Bearer +(\S+) *$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  return {
    keys: [...(c.req.queries('key') ?? []), bearer ?? ''].filter((key) => key !== ''),
    ownerToken: c.req.header(ownerHeader),
    session: getCookie(c, sessionCookie),
    isFromOwnPage: isFromOwnPage(c),
    origin: c.req.header('Origin'),
  }
}
