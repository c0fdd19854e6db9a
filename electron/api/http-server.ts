// Node's HTTP server around an app: what is too slow, too long, too many or no HTTP is cut before the app sees it.
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { once } from 'node:events'
import { createServer, STATUS_CODES, type Server } from 'node:http'
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises'
import { faultStatus } from '../../shared/faults.ts'
import { fault, type Fault } from '../../shared/result.ts'
import { faultBody } from './answer.ts'
import { trackLines, type Lines } from './lines.ts'
import { codeOf } from './system-error.ts'

export interface HttpLimits {
  readonly headersMs: number
  /** For the whole request to arrive, its wait for room included; how long its body may take is said by the room. */
  readonly requestMs: number
  readonly keepAliveMs: number
  readonly maxHeaderBytes: number
  readonly maxConnections: number
  /** So long nothing new must have come before a server that closes takes nobody in any longer. */
  readonly quietMs: number
  /** What an answer that is on its way has when the server closes. */
  readonly closeGraceMs: number
}

export interface HttpServer {
  readonly server: Server
  /** Takes nobody new soon, lets the answers arrive that are on their way, and cuts those that take too long. */
  stop(): Promise<void>
}

export const httpLimits: HttpLimits = {
  headersMs: 10_000,
  requestMs: 600_000,
  // A script that works on one answer for a while before its next request finds its line still open.
  keepAliveMs: 60_000,
  maxHeaderBytes: 16 * 1024,
  maxConnections: 512,
  quietMs: 50,
  closeGraceMs: 10_000,
}

type Fetch = (request: Request, env: HttpBindings & { trustLine: () => void }) => Response | Promise<Response>

export function createHttpServer(fetch: Fetch, limits: HttpLimits = httpLimits): HttpServer {
  const answer = (request: Request, env: HttpBindings | Http2Bindings) => {
    const { incoming, outgoing } = env as HttpBindings
    return fetch(request, { incoming, outgoing, trustLine: () => lines.trust(incoming.socket) })
  }
  const listener = getRequestListener(answer, {
    // Electron's own fetch lives in the same process; nobody's globals are replaced.
    overrideGlobalObjects: false,
    // A request without a host gets as far as the guard, which says what is missing.
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
  const lines = trackLines(server, limits.maxConnections)
  answerBrokenRequests(server, lines, limits)
  return {
    server,
    async stop() {
      const closed = once(server, 'close')
      await untilQuiet(lines, limits)
      server.close()
      lines.closeUnused()
      const cut = setTimeout(() => {
        server.closeAllConnections()
      }, limits.closeGraceMs)
      await closed
      clearTimeout(cut)
    },
  }
}

/** What was sent before the server began to close may still lie in the system's buffers, and is owed an answer. */
async function untilQuiet(lines: Lines, { quietMs, closeGraceMs }: HttpLimits): Promise<void> {
  const latest = performance.now() + closeGraceMs
  let seen: number
  do {
    seen = lines.arrivals()
    await delay(quietMs)
    // A busy process may be through with the delay before it has looked at its lines at all: here it has.
    await turn()
  } while (lines.arrivals() > seen && performance.now() < latest)
}

/** An address that is no address, or a host that is no host: the app's own errors never come here. */
function answerUnreadable(error: unknown): Response {
  const why = error instanceof Error ? error.message : String(error)
  const unreadable = fault('http.malformed', { why })
  return new Response(faultBody(unreadable), { status: faultStatus(unreadable), headers: plainHeaders })
}

const plainHeaders = {
  'Content-Type': 'application/json; charset=UTF-8',
  'X-Content-Type-Options': 'nosniff',
}

/** What Node's parser refuses reaches no app, and still gets the one error body. */
function answerBrokenRequests(server: Server, lines: Lines, limits: HttpLimits): void {
  server.on('clientError', (error, socket) => {
    // In the middle of an answer another one would be taken for a part of it.
    if (!socket.writable || codeOf(error) === 'ECONNRESET' || lines.isAnswering(socket)) socket.destroy()
    else socket.end(rawAnswer(faultOf(error, limits)), () => socket.destroy())
  })
}

function faultOf(error: Error, limits: HttpLimits): Fault {
  switch (codeOf(error)) {
    case 'HPE_HEADER_OVERFLOW':
      return fault('http.headersTooLarge', { maxBytes: limits.maxHeaderBytes })
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return fault('http.tooSlow', {})
    default:
      return fault('http.malformed', { why: error.message })
  }
}

function rawAnswer(broken: Fault): string {
  const body = faultBody(broken)
  const status = faultStatus(broken)
  const headers = { ...plainHeaders, 'Content-Length': Buffer.byteLength(body), Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n')
}
