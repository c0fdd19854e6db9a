// Serves agents over HTTP (Model Context Protocol) to callers with a key, if the settings allow it.
import type { Handler } from 'hono'
import { maxBodyBytes } from '../../shared/limits.ts'
import { fault } from '../../shared/result.ts'
import { ownerOf } from '../engine/caller.ts'
import type { Engine } from '../engine/face.ts'
import { answerFault } from './answer.ts'
import { baseUrlOf } from './base-url.ts'
import { readBody } from './body.ts'
import type { BodyLimiter } from './body-limiter.ts'
import type { Env } from './env.ts'
import { anybody, refusal } from './identity.ts'
import type { IsOn } from './drop-in/drop-ins.ts'

export const mcpPath = '/mcp'

export function mcpRoute(engine: Engine, isOn: IsOn, bodyLimiter: BodyLimiter): Handler<Env> {
  return async (c) => {
    if (!isOn('isMcpOn')) return answerFault(c, fault('http.off', { path: mcpPath, option: 'is-mcp-on' }))
    const refused = refusal('key', `${c.req.method} ${mcpPath}`, c.var.identity)
    if (refused) return answerFault(c, refused)
    const identity = c.var.identity.ok ? c.var.identity.value : anybody
    if (identity.caller.kind === 'anybody') return answerFault(c, fault('auth.missing', {}))
    const caller = { ...identity.caller, isAgent: true } as const
    const { raw } = c.req
    const body =
      raw.method === 'POST'
        ? await bodyLimiter.run({ owner: ownerOf(caller), signal: raw.signal }, (slot) =>
            readBody(raw, maxBodyBytes, slot),
          )
        : null
    if (body && !body.ok) return answerFault(c, body.error)
    // Loaded at the first request, because most installations have no agents.
    const [{ createMcpHandler }, { agentWaitMs, createAgentServer }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('../agents/server.ts'),
    ])
    const context = { caller, baseUrl: baseUrlOf(c), reference: c.var.requestId, waitMs: agentWaitMs }
    const handler = createMcpHandler(() =>
      createAgentServer({
        version: engine.version,
        isOwner: caller.kind === 'owner',
        call: (name, input, signal) => engine.call(name, input, { ...context, signal }),
      }),
    )
    return handler.fetch(raw, body ? { parsedBody: body.value } : {})
  }
}
