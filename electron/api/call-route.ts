// Serves one row of the table of calls over HTTP: checks the caller, reads the input and answers with the engine's
// result.
import type { Handler } from 'hono'
import { calls, type CallName, type CallOutput } from '../../shared/contract/calls.ts'
import { inputFields } from '../../shared/contract/from-strings.ts'
import type { Fault, Result } from '../../shared/result.ts'
import type { Engine } from '../engine/face.ts'
import { answerFault, answerValue, wantsDetails } from './answer.ts'
import { baseUrlOf } from './base-url.ts'
import type { BodyLimiter, BodySlot } from './body-limiter.ts'
import type { CallInputs } from './body.ts'
import type { ApiContext, Env } from './env.ts'
import { ownerOf, type CallContext, type Caller, type FileOnce } from '../engine/caller.ts'
import { readInput } from './input.ts'
import { anybody, refusal } from './identity.ts'

/** A path and an input reader for a call, other than those of the table. */
export interface RouteOverride {
  readonly path: string
  readonly read: typeof readInput
}

/** Returns the handler of one call; `route` replaces its path and the way its input is read. */
export function callRoute(
  engine: Engine,
  name: CallName,
  bodyLimiter: BodyLimiter,
  route: RouteOverride = { path: calls[name].http.path, read: readInput },
): Handler<Env> {
  const { http, access, input: schema } = calls[name]
  return async (c) => {
    const refused = refusal(access, `${http.method} ${route.path}`, c.var.identity)
    if (refused) return answerFault(c, refused)
    const { caller, key } = c.var.identity.ok ? c.var.identity.value : anybody

    const baseUrl = baseUrlOf(c)
    const answer = await callWithBody(engine, name, bodyLimiter, {
      context: {
        ...{ caller, baseUrl, reference: c.var.requestId, signal: c.req.raw.signal },
        ...waiting(c, name),
      },
      receive: (slot) => route.read(c, name, inputFields(schema), slot),
    })
    if (!answer.ok && answer.error.code === 'read.pending')
      return answerPending(c, engine, caller, answer.error)
    if (!answer.ok) return answerFault(c, answer.error)
    const job = http.status === 202 ? calls['jobs.create'].output.safeParse(answer.value) : null
    if (job?.success) return answerValue(c, answer.value, acceptedAs(job.data.id))
    return answerValue(
      c,
      key === null ? answer.value : withKey(answer.value, baseUrl + route.path, key, name),
    )
  }
}

/** Receives the input of a call in the turn of its caller, and makes the call. */
export function callWithBody<N extends CallName>(
  engine: Engine,
  name: N,
  bodyLimiter: BodyLimiter,
  {
    context,
    receive,
  }: {
    context: CallContext & { signal: AbortSignal }
    receive: (slot: BodySlot) => Promise<Result<CallInputs>>
  },
): Promise<Result<CallOutput<N>>> {
  const { caller, signal } = context
  return bodyLimiter.run({ owner: ownerOf(caller), signal }, async (slot): Promise<Result<CallOutput<N>>> => {
    const input = await receive(slot)
    if (!input.ok) return input
    await slot.waitForTurn()
    // Not awaited here, because an image of megabytes would stay in memory for as long as its reading takes.
    const { fields, file, files } = input.value
    return engine.call(name, fields, {
      ...{ ...context, onStored: slot.release },
      ...(file && { file: loanOf(file) }),
      ...(files && { files: files.map(({ name: sent, bytes }) => ({ name: sent, ...loanOf(bytes) })) }),
    })
  })
}

/** Longer waits are for proxies and clients no better than asking again. */
const maxWaitSeconds = 60

/**
 * How long the request waits for a reading, as its header asks (RFC 7240): `Prefer: respond-async, wait=30` where an
 * image is read, and `Prefer: wait=30` to ask for a job.
 */
function waiting(c: ApiContext, name: CallName): Pick<CallContext, 'waitMs'> {
  const preferences = (c.req.header('Prefer') ?? '').split(/\s*[,;]\s*/)
  const seconds = preferences.map((each) => /^wait=(\d{1,9})$/.exec(each)?.[1]).find(Boolean)
  const isAsked = preferences.includes('respond-async') || (name === 'jobs.get' && seconds !== undefined)
  return isAsked ? { waitMs: Math.min(Number(seconds ?? 0), maxWaitSeconds) * 1000 } : {}
}

/** The headers of an answer that names a job. */
function acceptedAs(id: string) {
  return { status: 202, headers: { Location: `/api/jobs/${id}` } } as const
}

/** Answers a request that waits no longer with its job; our own clients get the record as well. */
async function answerPending(
  c: ApiContext,
  engine: Engine,
  caller: Caller,
  error: Extract<Fault, { code: 'read.pending' }>,
): Promise<Response> {
  const { job } = error.data
  const kept = job === null ? null : await engine.call('jobs.get', { id: job }, { caller })
  if (job === null || !kept?.ok) return answerFault(c, error)
  return answerValue(c, wantsDetails(c) ? { ...kept.value, error } : kept.value, {
    ...acceptedAs(job),
    headers: { ...acceptedAs(job).headers, 'Preference-Applied': 'respond-async' },
  })
}

/** Gives the file once and then forgets it, because the call lasts as long as the reading. */
function loanOf(file: Uint8Array): FileOnce {
  let held: Uint8Array | null = file
  return {
    take() {
      const taken = held
      held = null
      return taken
    },
  }
}

/**
 * Puts the request's address with its key into the `payload` of this answer only, because the engine does not
 * know the key.
 */
function withKey(value: CallOutput<CallName>, url: string, key: string, name: CallName): object {
  return isOperation(name) ? { ...value, payload: `${url}?key=${encodeURIComponent(key)}` } : value
}

/** Whether the call reads an image or document for its caller. */
function isOperation(name: CallName): boolean {
  return name.startsWith('operation.') || name === 'documents.read'
}
