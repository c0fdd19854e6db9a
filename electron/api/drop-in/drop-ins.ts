// Endpoints in the shape of other services, so that their clients can use Fovea. Each is a mapping onto the table of
// calls, answers only while its switch is on, and is loaded with its first request.
import type { Hono, MiddlewareHandler } from 'hono'
import type { CallInput, CallName, CallOutput } from '../../../shared/contract/calls.ts'
import { toOptionName } from '../../../shared/contract/from-strings.ts'
import type { ResultRecord } from '../../../shared/contract/record.ts'
import { fault, type Result } from '../../../shared/result.ts'
import type { ServicePart } from '../../../shared/settings.ts'
import type { CallContext, Caller } from '../../engine/caller.ts'
import type { Engine } from '../../engine/face.ts'
import { answerFault } from '../answer.ts'
import { baseUrlOf } from '../base-url.ts'
import type { BodyLimiter, BodySlot } from '../body-limiter.ts'
import type { CallInputs } from '../body.ts'
import { callWithBody } from '../call-route.ts'
import type { ApiContext, Env } from '../env.ts'
import { anybody, refusal } from '../identity.ts'

/** A request to an imitated service, and what it may have the engine do for its caller. */
export interface Guest {
  readonly c: ApiContext
  readonly engine: Engine
  readonly caller: Caller
  readonly call: <N extends CallName>(
    name: N,
    input: CallInput<N>,
    more?: Partial<CallContext>,
  ) => Promise<Result<CallOutput<N>>>
  /** Receives a document and has it read. */
  readonly read: (
    receive: (slot: BodySlot) => Promise<Result<CallInputs>>,
    more?: Partial<CallContext>,
  ) => Promise<Result<ResultRecord>>
}

export interface DropIn {
  readonly routes: readonly {
    readonly method: 'GET' | 'POST'
    readonly path: RegExp
    /** Whether it answers without a key. */
    readonly isOpen?: true
    readonly answer: (guest: Guest, parts: readonly string[]) => Promise<Result<Response>>
  }[]
  /** The body of an error, as the clients of the service expect it. */
  readonly toError: (status: number, text: string) => object
}

interface DropInRow {
  readonly part: ServicePart
  readonly paths: readonly string[]
  readonly keyHeader: string
  readonly load: () => Promise<DropIn>
}

const dropIns: readonly DropInRow[] = [
  {
    part: 'isDoclingOn',
    paths: ['/v1/*', '/v1alpha/*', '/health'],
    keyHeader: 'X-Api-Key',
    load: async () => (await import('./docling.ts')).docling,
  },
  {
    part: 'isAzureReadOn',
    paths: ['/documentintelligence/*'],
    keyHeader: 'Ocp-Apim-Subscription-Key',
    load: async () => (await import('./azure-read.ts')).azureRead,
  },
]

export type IsOn = (part: ServicePart) => boolean

/** Comes before all other middleware, so that every error gets the shape of the imitated service. */
export function dropInErrors(app: Hono<Env>, isOn: IsOn): void {
  for (const { part, paths, keyHeader, load } of dropIns)
    for (const path of paths)
      app.use(path, async (c, next) => {
        if (!isOn(part)) return next()
        c.set(
          'guestKeys',
          [c.req.header(keyHeader), passwordOf(c)].filter((key) => key !== undefined),
        )
        await next()
        const { res } = c
        if (res.status < 400) return undefined
        const { toError } = await load()
        const { statusText } = (await res.json()) as { statusText: string }
        c.res = new Response(JSON.stringify(toError(res.status, statusText)), res)
        return undefined
      })
}

export function dropInRoutes(app: Hono<Env>, engine: Engine, isOn: IsOn, bodyLimiter: BodyLimiter): void {
  for (const row of dropIns)
    for (const path of row.paths) app.all(path, dropInRoute(row, engine, isOn, bodyLimiter))
}

function dropInRoute(
  { part, load }: DropInRow,
  engine: Engine,
  isOn: IsOn,
  bodyLimiter: BodyLimiter,
): MiddlewareHandler<Env> {
  return async (c) => {
    const { method, path } = c.req
    if (!isOn(part)) return answerFault(c, fault('http.off', { path, option: toOptionName(part) }))
    const { routes } = await load()
    const route = routes.find((each) => each.method === method && each.path.test(path))
    if (!route) return answerFault(c, fault('http.notFound', { path }))
    const refused = refusal(route.isOpen ? 'open' : 'key', `${method} ${path}`, c.var.identity)
    if (refused) return answerFault(c, refused)
    const { caller } = c.var.identity.ok ? c.var.identity.value : anybody
    const context = {
      caller,
      baseUrl: baseUrlOf(c),
      reference: c.var.requestId,
      signal: c.req.raw.signal,
    }
    const guest: Guest = {
      ...{ c, engine, caller },
      call: (name, input, more) => engine.call(name, input, { ...context, ...more }),
      read: (receive, more) =>
        callWithBody(engine, 'documents.read', bodyLimiter, { context: { ...context, ...more }, receive }),
    }
    const answer = await route.answer(guest, route.path.exec(path)?.slice(1) ?? [])
    return answer.ok ? answer.value : answerFault(c, answer.error)
  }
}

/** The password of HTTP Basic: clients that know no key send one that stands in the address they are given. */
function passwordOf(c: ApiContext): string | undefined {
  const basic = /^Basic +(\S+) *$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  if (basic === undefined) return undefined
  const text = Buffer.from(basic, 'base64').toString('utf8')
  return text.slice(text.indexOf(':') + 1)
}
