// Assembles the HTTP service: middleware that checks the caller, and a route for every row of the table of calls.
import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { callNames, calls, operationCallNames, type CallName } from '../../shared/contract/calls.ts'
import { uploadPath } from '../../shared/contract/http.ts'
import { maxBodyBytes } from '../../shared/limits.ts'
import { fault, FaultError } from '../../shared/result.ts'
import type { ServicePart } from '../../shared/settings.ts'
import type { Engine } from '../engine/face.ts'
import type { Clock, Log } from '../engine/ports.ts'
import { answerFault } from './answer.ts'
import type { BodyLimiter } from './body-limiter.ts'
import { readBody } from './body.ts'
import { callRoute } from './call-route.ts'
import { credentials } from './credentials.ts'
import { docsRoutes } from './docs-routes.ts'
import type { Env } from './env.ts'
import { dropInErrors, dropInRoutes } from './drop-in/drop-ins.ts'
import { eventsRoute } from './events-route.ts'
import { guard } from './guard.ts'
import { imageRoute } from './image-route.ts'
import { mcpPath, mcpRoute } from './mcp-route.ts'
import { pageRoutes } from './page.ts'
import { pdfRoute } from './pdf-route.ts'
import { pictureRoute } from './picture-route.ts'
import { requestLog } from './request-log.ts'
import { routeOf } from './route.ts'
import { thumbnailRoute } from './thumbnail-route.ts'
import { signInRoute } from './sign-in-route.ts'
import { readDocument, readJob, readUpload } from './upload.ts'

/** Calls that take files as well as JSON. */
const readers: { readonly [N in CallName]?: typeof readDocument } = {
  'documents.read': readDocument,
  'jobs.create': readJob,
}

export interface ApiOptions {
  /** Whether a Host header names this server. */
  readonly isOwnHost: (host: string) => boolean
  /** Whether pages of this origin may use the service, with a key: https://example.org */
  readonly allowsOrigin: (origin: string) => boolean
  /** Whether this part of the service is switched on. */
  readonly isOn: (part: ServicePart) => boolean
  /** The token by which the command line proves to be the owner; null if no token is accepted. */
  readonly ownerToken: string | null
  /** The folder of the built page; null serves no page. */
  readonly pageDir: string | null
  readonly log: Log
  readonly clock: Clock
  readonly bodyLimiter: BodyLimiter
  /** Aborted when the server begins to close. */
  readonly closing: AbortSignal
}

/** Builds the app that answers all requests to this engine. */
export function createApi(engine: Engine, options: ApiOptions): Hono<Env> {
  const app = new Hono<Env>()
  app.onError((error, c) => {
    if (error instanceof FaultError) return answerFault(c, error.fault)
    const reference = c.var.requestId
    options.log.error('a request over HTTP failed', error, { reference, route: routeOf(c) })
    return answerFault(c, fault('internal', { reference }))
  })
  app.notFound((c) => answerFault(c, fault('http.notFound', { path: c.req.path })))

  app.use(requestId({ limitLength: 64 }), requestLog(options.log, options.clock))
  dropInErrors(app, options.isOn)
  app.use(headers(options.closing), guard(options), refusesWhenClosing(options))
  app.use(
    allowedOrigins(options.allowsOrigin),
    credentials(engine.access, options.ownerToken),
    unknownMethods(app),
  )
  for (const name of callNames) {
    const { method, path } = calls[name].http
    const read = readers[name]
    const upload = read && { path, read }
    app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), callRoute(engine, name, options.bodyLimiter, upload))
  }
  for (const name of operationCallNames) {
    const path = uploadPath(name)
    app.post(path, callRoute(engine, name, options.bodyLimiter, { path, read: readUpload }))
  }
  app.get('/api/records/:id/image', imageRoute(engine))
  app.get('/api/records/:id/thumbnail', thumbnailRoute(engine))
  app.get('/api/records/:id/picture', pictureRoute(engine))
  app.get('/api/records/:id/pdf', pdfRoute(engine))
  app.get('/api/events', eventsRoute(engine, options.clock, options.closing))
  app.on(['GET', 'POST', 'DELETE'], mcpPath, mcpRoute(engine, options.isOn, options.bodyLimiter))
  dropInRoutes(app, engine, options.isOn, options.bodyLimiter)
  docsRoutes(app, engine.version)
  app.get('/signin/:token', signInRoute(engine.access))
  if (options.pageDir !== null) pageRoutes(app, options.pageDir)
  // A sign-in link must lead somewhere even if the page is not built.
  else app.get('/', (c) => c.redirect('/docs', 303))
  return app
}

/** CORS for the origins that the owner allows; never with the owner's own session. */
function allowedOrigins(allowsOrigin: ApiOptions['allowsOrigin']): MiddlewareHandler<Env> {
  const open = cors({
    origin: (origin) => origin,
    exposeHeaders: ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
  return (c, next) => {
    const origin = c.req.header('Origin')
    return origin !== undefined && allowsOrigin(origin) ? open(c, next) : next()
  }
}

/** The default headers of an answer, which forbid running, framing and caching it. */
function headers(closing: AbortSignal): MiddlewareHandler<Env> {
  const secure = secureHeaders({
    overwrite: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    xFrameOptions: 'DENY',
    strictTransportSecurity: false,
  })
  return async (c, next) => {
    await secure(c, next)
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
    // Otherwise a client would keep its connection open, and the server could not close.
    if (closing.aborted) c.header('Connection', 'close')
  }
}

/** Comes before the middleware that identifies the caller, as the database that this needs may be closed already. */
function refusesWhenClosing({ closing, bodyLimiter }: ApiOptions): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!closing.aborted) return next()
    // A connection that is closed with unread data is reset, and the answer is lost.
    const { raw } = c.req
    const client = { owner: 'closing', signal: raw.signal }
    await bodyLimiter.run(client, (slot) => readBody(raw, maxBodyBytes, slot))
    return answerFault(c, fault('engine.closing', {}))
  }
}

/** Answers requests whose path exists, but not with this method. */
function unknownMethods(app: Hono<Env>): MiddlewareHandler<Env> {
  return methodNotAllowed({
    app,
    /** Answers 405 with the methods that the path has. */
    onMethodNotAllowed(c, methods) {
      const allowed = [...methods, 'OPTIONS'].join(', ')
      if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allowed })
      const { method, path } = c.req
      return answerFault(c, fault('http.method', { method, path, allowed }), { Allow: allowed })
    },
  })
}
