// Writes one line of the log for each request: caller, route, status and duration. Never the address as it was sent,
// which may contain a key. Successful requests without a key are skipped: most of them come from the owner's own page.
import type { MiddlewareHandler } from 'hono'
import { ok } from '../../shared/result.ts'
import type { Clock, Log } from '../engine/ports.ts'
import type { ApiContext, Env } from './env.ts'
import { routeOf } from './route.ts'
import { anybody } from './identity.ts'

export function requestLog(log: Log, clock: Clock): MiddlewareHandler<Env> {
  return async (c, next) => {
    const beganAt = clock.now()
    // The caller is anybody until it is identified, and stays so if the request is refused before that.
    c.set('identity', ok(anybody))
    await next()
    const { status } = c.res
    if (status < 400 && isKeyless(c.var)) return
    log.info('a request', {
      request: c.var.requestId,
      method: c.req.method,
      route: routeOf(c),
      status,
      who: callerLabel(c.var),
      ms: clock.now() - beganAt,
    })
  }
}

/** Whether the caller is known and used no key. */
function isKeyless({ identity }: ApiContext['var']): boolean {
  return identity.ok && identity.value.caller.kind !== 'key'
}

/** Names the caller in the log: the id of a key, never the key itself. */
function callerLabel({ identity }: ApiContext['var']): string {
  if (!identity.ok) return 'nobody'
  const { caller } = identity.value
  return caller.kind === 'key' ? caller.keyId : caller.kind
}
