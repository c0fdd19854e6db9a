// GET /api/events: the owner's stream of events.
import type { Handler } from 'hono'
import type { Engine } from '../engine/face.ts'
import type { Clock } from '../engine/ports.ts'
import { answerFault } from './answer.ts'
import type { Env } from './env.ts'
import { eventStream } from './events.ts'
import { anybody, refusal } from './identity.ts'

const headers = {
  'Content-Type': 'text/event-stream; charset=UTF-8',
  'Cache-Control': 'no-store',
  // Nginx buffers an answer unless this header forbids it.
  'X-Accel-Buffering': 'no',
}

export function eventsRoute(engine: Engine, clock: Clock, closing: AbortSignal): Handler<Env> {
  return (c) => {
    const refused = refusal('owner', 'GET /api/events', c.var.identity)
    if (refused) return answerFault(c, refused)
    // HEAD uses the same route, and no client would ever read or end its stream.
    if (c.req.method === 'HEAD' || closing.aborted) return c.body(null, 200, headers)
    const caller = c.var.identity.ok ? c.var.identity.value.caller : anybody.caller
    const sessionId = caller.kind === 'owner' ? caller.sessionId : undefined
    const stream = eventStream({
      isAllowed: () => sessionId === undefined || engine.access.hasSession(sessionId),
      subscribe: (listener) => engine.on(listener),
      clock,
      closing,
      disconnect: () => c.env.outgoing?.destroy(),
    })
    return c.body(stream, 200, headers)
  }
}
