// The service on a port of this machine.
import { systemClock, type Log } from '../engine/ports.ts'
import type { Engine } from '../engine/face.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { createApi } from './app.ts'
import { createBodyRoom, type BodyRoom } from './body-room.ts'
import { isLoopback, isOwnHost, urlOf } from './hosts.ts'
import { createHttpServer, httpLimits, type HttpLimits } from './http-server.ts'
import { listen, listenFault } from './listen.ts'

export interface ServerOptions {
  readonly engine: Engine
  readonly log: Log
  readonly host: string
  /** 0 takes any free one. */
  readonly port: number
  /** Where the built page lies; null serves the API alone. */
  readonly pageDir: string | null
  /** Names under which a proxy or a name server makes this server known. */
  readonly allowedHosts?: readonly string[]
  /** Other pages that may use the service with a key, besides those of the settings: https://example.org */
  readonly allowedOrigins?: readonly string[]
  readonly limits?: HttpLimits
  readonly room?: BodyRoom
}

export interface Server {
  /** For a browser on this machine: http://127.0.0.1:7878 */
  readonly url: string
  readonly port: number
  /** What the owner should know about who can come in; null if only this machine can. */
  readonly warning: string | null
  /** Can be called twice. */
  close(): Promise<void>
}

export async function startServer(options: ServerOptions): Promise<Result<Server>> {
  const { engine, host, allowedHosts = [], allowedOrigins = [] } = options
  if (!Number.isInteger(options.port) || options.port < 0 || options.port > 65_535)
    return err('port.invalid', { port: String(options.port) })
  const closing = new AbortController()
  let port = options.port
  const app = createApi(engine, {
    isOwnHost: (sent) => isOwnHost(sent, { host, port, allowedHosts }),
    allowsOrigin: (origin) => allowedOrigins.includes(origin) || engine.access.allowsOrigin(origin),
    ownerToken: null,
    pageDir: options.pageDir,
    log: options.log,
    clock: systemClock,
    room: options.room ?? createBodyRoom(),
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
    close() {
      closing.abort()
      closed ??= stop()
      return closed
    },
  })
}

function warningOf(host: string): string {
  return (
    `Listening on ${host}: other machines that reach this one can use the service too. ` +
    'They need an API key or a sign-in link, but what they send is not encrypted: ' +
    'use it in a network that you trust, or behind a proxy with TLS.'
  )
}
