// GET /api/events: the owner's stream of events.
import type { Handler } from 'hono'
import type { Engine } from '../engine/face.ts'
import type { Clock } from '../engine/ports.ts'
import { answerFault } from './answer.ts'
import type { Env } from './env.ts'
import { eventStream } from './events.ts'
import { anybody, refusal } from './who.ts'

const headers = {
  'Content-Type': 'text/event-stream; charset=UTF-8',
  'Cache-Control': 'no-store',
  // Nginx collects an answer before it passes it on, unless it is told.
  'X-Accel-Buffering': 'no',
}

export function eventsRoute(engine: Engine, clock: Clock, closing: AbortSignal): Handler<Env> {
  return (c) => {
    const refused = refusal('owner', 'GET /api/events', c.var.who)
    if (refused) return answerFault(c, refused)
    // A HEAD is answered by the same route, and nobody would ever read or end its stream.
    if (c.req.method === 'HEAD' || closing.aborted) return c.body(null, 200, headers)
    const who = c.var.who.ok ? c.var.who.value.caller : anybody.caller
    const sessionId = who.kind === 'owner' ? who.sessionId : undefined
    const stream = eventStream({
      mayHear: () => sessionId === undefined || engine.access.hasSession(sessionId),
      subscribe: (listener) => engine.on(listener),
      clock,
      closing,
      hangUp: () => c.env.outgoing?.destroy(),
    })
    return c.body(stream, 200, headers)
  }
}
