// One line of the log a request: who asked for what, how it ended and how long it took. Never the address as it was
// sent, which may hold a key; and not what is given without one: that is mostly the owner's own page, and tells nothing.
import type { MiddlewareHandler } from 'hono'
import { ok } from '../../shared/result.ts'
import type { Clock, Log } from '../engine/ports.ts'
import type { ApiContext, Env } from './env.ts'
import { routeOf } from './route.ts'
import { anybody } from './who.ts'

export function requestLog(log: Log, clock: Clock): MiddlewareHandler<Env> {
  return async (c, next) => {
    const beganAt = clock.now()
    // Until the door has asked; who is refused before that stays anybody.
    c.set('who', ok(anybody))
    await next()
    const { status } = c.res
    if (status < 400 && isKeyless(c.var)) return
    log.info('a request', {
      request: c.var.requestId,
      method: c.req.method,
      route: routeOf(c),
      status,
      who: whoOf(c.var),
      ms: clock.now() - beganAt,
    })
  }
}

function isKeyless({ who }: ApiContext['var']): boolean {
  return who.ok && who.value.caller.kind !== 'key'
}

function whoOf({ who }: ApiContext['var']): string {
  if (!who.ok) return 'nobody'
  const { caller } = who.value
  return caller.kind === 'key' ? caller.keyId : caller.kind
}
