// A transport to the engine that another process runs on the same data folder, through the socket that it announced.
import { request, type IncomingMessage } from 'node:http'
import { httpTransport, type EventStream, type Fetch } from '../../shared/contract/http.ts'
import { parseFault, type Transport, type WireAnswer } from '../../shared/contract/client.ts'
import { err } from '../../shared/result.ts'
import { eventParser } from './event-parser.ts'

export interface Address {
  /** A Unix socket or the name of a Windows pipe. */
  readonly socket: string
  readonly token: string
}

/** HTTP needs a host in every request; over a socket it has no meaning. */
const baseUrl = 'http://127.0.0.1'

export function runningTransport(
  dataDir: string,
  { socket, token }: Address,
  more: Readonly<Record<string, string>> = {},
): Transport {
  const headers = { 'X-Fovea-Owner': token, ...more }
  const http = httpTransport({
    baseUrl,
    headers,
    fetch: socketFetch(socket),
    events: (url) => socketEvents(socket, url, headers),
  })
  return {
    ...http,
    /** Calls the engine; a lost connection becomes an error, not an exception. */
    async call(name, input, options = {}) {
      const answer = await http.call(name, input, options).catch((error: unknown) => {
        // A call that was aborted is not reported as a failure; read.ts handles its record.
        if (options.signal?.aborted) return err('engine.closing', {})
        throw error
      })
      return answer.ok ? answer : withFolder(answer, dataDir)
    },
  }
}

/** Names an engine that does not answer by its folder, and not as a server. */
function withFolder(answer: Extract<WireAnswer, { ok: false }>, dataDir: string): WireAnswer {
  const { code, data } = parseFault(answer.error)
  return code === 'server.unreachable' ? err('engine.unreachable', { dataDir, why: data.why }) : answer
}

/** A fetch that sends its requests through the socket. */
function socketFetch(socket: string): Fetch {
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        url,
        { socketPath: socket, method, headers, ...(signal && { signal }) },
        (response) => {
          const status = response.statusCode ?? 0
          resolve({ ok: status >= 200 && status < 300, status, text: () => readText(response) })
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
}

/** Reads the whole response as text. */
async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of response) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Listens to the events through the socket. A stream that ends is no error, because calls return the same
 * information, only later.
 */
function socketEvents(socket: string, url: string, headers: Record<string, string>): EventStream {
  const listeners: ((event: { readonly data: unknown }) => void)[] = []
  const sent = request(
    url,
    { socketPath: socket, headers: { ...headers, Accept: 'text/event-stream' } },
    (response) => {
      const parse = eventParser((data) => {
        for (const listener of listeners) listener({ data })
      })
      response.setEncoding('utf8').on('data', parse)
      response.on('error', () => undefined)
    },
  )
  sent.on('error', () => undefined)
  sent.end()
  return {
    addEventListener: (_type, listener) => void listeners.push(listener),
    close: () => sent.destroy(),
  }
}
