// One row of the table of calls, over HTTP: who asks, what is asked, and the engine's answer.
import type { Handler } from 'hono'
import { calls, type CallName, type CallOutput } from '../../shared/contract/calls.ts'
import { inputFields } from '../../shared/contract/from-strings.ts'
import type { Engine } from '../engine/face.ts'
import { answerFault, answerValue } from './answer.ts'
import { baseUrlOf } from './base-url.ts'
import type { BodyRoom } from './body-room.ts'
import type { Env } from './env.ts'
import { bodyBytes, readInput } from './input.ts'
import { anybody, refusal } from './who.ts'

/** Where else and how a call is taken than the table has it. */
export interface Door {
  readonly path: string
  readonly read: typeof readInput
}

export function callRoute(
  engine: Engine,
  name: CallName,
  room: BodyRoom,
  door: Door = { path: calls[name].http.path, read: readInput },
): Handler<Env> {
  const { http, access, input: schema } = calls[name]
  return async (c) => {
    const refused = refusal(access, `${http.method} ${door.path}`, c.var.who)
    if (refused) return answerFault(c, refused)
    const { caller, key } = c.var.who.ok ? c.var.who.value : anybody

    const baseUrl = baseUrlOf(c)
    const signal = c.req.raw.signal
    const reference = c.var.requestId
    const answer = await room.within(bodyBytes(c), async (place) => {
      const input = await door.read(c, name, inputFields(schema), place)
      if (!input.ok) return input
      await place.turn()
      // Not awaited here: an image of megabytes would be kept for as long as its reading takes.
      return engine.call(name, input.value, { caller, baseUrl, reference, signal, onStored: place.leave })
    })
    if (!answer.ok) return answerFault(c, answer.error)
    return answerValue(c, key === null ? answer.value : withKey(answer.value, baseUrl + door.path, key, name))
  }
}

/** The engine knows no key, so the address that was called is completed here, for this answer only. */
function withKey(value: CallOutput<CallName>, url: string, key: string, name: CallName): object {
  return isOperation(name) ? { ...value, payload: `${url}?key=${encodeURIComponent(key)}` } : value
}

function isOperation(name: CallName): boolean {
  return name.startsWith('operation.') || name === 'documents.read'
}
