// Runs an app on Node's HTTP server, which refuses what is too slow, too long, too much or not HTTP before the app sees
// it.
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { once } from 'node:events'
import { createServer, STATUS_CODES, type Server } from 'node:http'
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises'
import { faultStatus } from '../../shared/faults.ts'
import { fault, type Fault } from '../../shared/result.ts'
import { faultBody } from './answer.ts'
import { trackConnections, type Connections } from './connections.ts'
import { codeOf } from './system-error.ts'

export interface HttpLimits {
  readonly headersMs: number
  /** For the whole request to arrive, including its wait for a slot. The slot limits the time of the body itself. */
  readonly requestMs: number
  readonly keepAliveMs: number
  readonly maxHeaderBytes: number
  readonly maxConnections: number
  /** The time without a new connection or request after which a closing server stops listening. */
  readonly quietMs: number
  /** The time that an answer in progress has when the server closes. */
  readonly closeGraceMs: number
}

export interface HttpServer {
  readonly server: Server
  /** Stops listening, waits for the answers in progress and cuts off those that take too long. */
  stop(): Promise<void>
}

export const httpLimits: HttpLimits = {
  headersMs: 10_000,
  requestMs: 600_000,
  // A script may work on one answer for a while, and finds its connection still open for the next request.
  keepAliveMs: 60_000,
  maxHeaderBytes: 16 * 1024,
  maxConnections: 512,
  quietMs: 50,
  closeGraceMs: 10_000,
}

type Fetch = (
  request: Request,
  env: HttpBindings & { trustConnection: () => void },
) => Response | Promise<Response>

/** Makes a server that passes valid requests to `fetch`. */
export function createHttpServer(fetch: Fetch, limits: HttpLimits = httpLimits): HttpServer {
  /** Passes a request to the app, with a way to mark its connection as trusted. */
  const answer = (request: Request, env: HttpBindings | Http2Bindings) => {
    const { incoming, outgoing } = env as HttpBindings
    return fetch(request, { incoming, outgoing, trustConnection: () => connections.trust(incoming.socket) })
  }
  const listener = getRequestListener(answer, {
    // Electron's own fetch runs in the same process, so no globals are replaced.
    overrideGlobalObjects: false,
    // A request without a host is passed on to the guard, which reports the error.
    hostname: 'localhost',
    errorHandler: (error) => answerUnreadable(error),
  })
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.min(limits.headersMs, 1000),
      keepAliveTimeout: limits.keepAliveMs,
      maxHeaderSize: limits.maxHeaderBytes,
      requireHostHeader: false,
    },
    (request, response) => void listener(request, response),
  )
  const connections = trackConnections(server, limits.maxConnections)
  answerBrokenRequests(server, connections, limits)
  return {
    server,
    /** Stops accepting requests, waits for answers in progress, and then cuts the remaining connections. */
    async stop() {
      const closed = once(server, 'close')
      await untilQuiet(connections, limits)
      server.close()
      connections.closeIdle()
      const cut = setTimeout(() => {
        server.closeAllConnections()
      }, limits.closeGraceMs)
      await closed
      clearTimeout(cut)
    },
  }
}

/**
 * Requests that were sent before the server began to close may still be in the system's buffers, and must be answered.
 */
async function untilQuiet(connections: Connections, { quietMs, closeGraceMs }: HttpLimits): Promise<void> {
  const latest = performance.now() + closeGraceMs
  let seen: number
  do {
    seen = connections.arrivals()
    await delay(quietMs)
    // In a busy process the delay may end before its sockets were polled; after this turn they were.
    await turn()
  } while (connections.arrivals() > seen && performance.now() < latest)
}

/** Answers an invalid address or host. The app's own errors never get here. */
function answerUnreadable(error: unknown): Response {
  const why = error instanceof Error ? error.message : String(error)
  const unreadable = fault('http.malformed', { why })
  return new Response(faultBody(unreadable), { status: faultStatus(unreadable), headers: plainHeaders })
}

const plainHeaders = {
  'Content-Type': 'application/json; charset=UTF-8',
  'X-Content-Type-Options': 'nosniff',
}

/** Gives requests that Node's parser refuses, and that never reach the app, the usual error body. */
function answerBrokenRequests(server: Server, connections: Connections, limits: HttpLimits): void {
  server.on('clientError', (error, socket) => {
    // In the middle of an answer a second one would be read as part of it.
    if (!socket.writable || codeOf(error) === 'ECONNRESET' || connections.isAnswering(socket))
      socket.destroy()
    else socket.end(rawAnswer(toFault(error, limits)), () => socket.destroy())
  })
}

/** Maps an error of Node's HTTP parser to a fault. */
function toFault(error: Error, limits: HttpLimits): Fault {
  switch (codeOf(error)) {
    case 'HPE_HEADER_OVERFLOW':
      return fault('http.headersTooLarge', { maxBytes: limits.maxHeaderBytes })
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return fault('http.tooSlow', {})
    default:
      return fault('http.malformed', { why: error.message })
  }
}

/** Writes a whole HTTP response, for a connection that no app ever sees. */
function rawAnswer(broken: Fault): string {
  const body = faultBody(broken)
  const status = faultStatus(broken)
  const headers = { ...plainHeaders, 'Content-Length': Buffer.byteLength(body), Connection: 'close' }
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...headerLines, '', body].join('\r\n')
}
