// Serves the API and the page on a port of this machine.
import { systemClock, type Log } from '../engine/ports.ts'
import type { Engine } from '../engine/face.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { ServicePart } from '../../shared/settings.ts'
import { createApi } from './app.ts'
import { createBodyLimiter, type BodyLimiter } from './body-limiter.ts'
import { isLoopback, isOwnHost, urlOf } from './hosts.ts'
import { createHttpServer, httpLimits, type HttpLimits } from './http-server.ts'
import { listen, listenFault } from './listen.ts'

export interface ServerOptions {
  readonly engine: Engine
  readonly log: Log
  readonly host: string
  /** 0 takes any free one. */
  readonly port: number
  /** The folder of the built page; null serves the API alone. */
  readonly pageDir: string | null
  /** Names that a proxy or a name server has for this server. */
  readonly allowedHosts?: readonly string[]
  /** Origins that may use the service with a key, in addition to those in the settings: https://example.org */
  readonly allowedOrigins?: readonly string[]
  /** Parts that answer whatever the settings say. */
  readonly parts?: readonly ServicePart[]
  readonly limits?: HttpLimits
  readonly bodyLimiter?: BodyLimiter
}

export interface Server {
  /** For a browser on this machine: http://127.0.0.1:7878 */
  readonly url: string
  readonly port: number
  /** A warning for the owner that other machines can connect; null if only this machine can. */
  readonly warning: string | null
  /** Can be called twice. */
  close(): Promise<void>
}

export async function startServer(options: ServerOptions): Promise<Result<Server>> {
  const { engine, host, allowedHosts = [], allowedOrigins = [], parts = [] } = options
  if (!Number.isInteger(options.port) || options.port < 0 || options.port > 65_535)
    return err('port.invalid', { port: String(options.port) })
  const closing = new AbortController()
  let port = options.port
  const app = createApi(engine, {
    isOwnHost: (sent) => isOwnHost(sent, { host, port, allowedHosts }),
    allowsOrigin: (origin) => allowedOrigins.includes(origin) || engine.access.allowsOrigin(origin),
    isOn: (part) => parts.includes(part) || engine.access.isOn(part),
    ownerToken: null,
    pageDir: options.pageDir,
    log: options.log,
    clock: systemClock,
    bodyLimiter: options.bodyLimiter ?? createBodyLimiter(),
    closing: closing.signal,
  })
  const { server, stop } = createHttpServer(app.fetch, options.limits ?? httpLimits)
  const refused = await listen(server, { host, port })
  if (refused) return { ok: false, error: listenFault(refused, host, port) }
  const address = server.address()
  if (typeof address === 'object' && address) port = address.port
  engine.setBaseUrl(urlOf(host, port))

  let closed: Promise<void> | null = null
  return ok({
    url: urlOf(host, port),
    port,
    warning: isLoopback(host) ? null : warningOf(host),
    /** Stops the server; may be called twice. */
    close() {
      closing.abort()
      closed ??= stop()
      return closed
    },
  })
}

/** The warning for a server that other machines can reach. */
function warningOf(host: string): string {
  return (
    `Listening on ${host}: other machines that reach this one can use the service too. ` +
    'They need an API key or a sign-in link, but what they send is not encrypted: ' +
    'use it in a network that you trust, or behind a proxy with TLS.'
  )
}
