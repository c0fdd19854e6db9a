// The engine that another process runs on the same data folder, through the socket that it announced.
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

/** HTTP wants a host in every request; through a socket it leads nowhere. */
const baseUrl = 'http://127.0.0.1'

export function runningTransport(dataDir: string, { socket, token }: Address): Transport {
  const headers = { 'X-Fovea-Owner': token }
  const http = httpTransport({
    baseUrl,
    headers,
    fetch: socketFetch(socket),
    events: (url) => socketEvents(socket, url, headers),
  })
  return {
    ...http,
    async call(name, input, options = {}) {
      const answer = await http.call(name, input, options).catch((error: unknown) => {
        // Who gave up on a call is not told that it failed; see read.ts for what happens to its record.
        if (options.signal?.aborted) return err('engine.closing', {})
        throw error
      })
      return answer.ok ? answer : named(answer, dataDir)
    },
  }
}

/** Over HTTP an engine that does not answer is a server; here it is known by its folder. */
function named(answer: Extract<WireAnswer, { ok: false }>, dataDir: string): WireAnswer {
  const { code, data } = parseFault(answer.error)
  return code === 'server.unreachable' ? err('engine.unreachable', { dataDir, why: data.why }) : answer
}

function socketFetch(socket: string): Fetch {
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        url,
        { socketPath: socket, method, headers, ...(signal && { signal }) },
        (response) => {
          const status = response.statusCode ?? 0
          resolve({ ok: status >= 200 && status < 300, status, text: () => textOf(response) })
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of response) parts.push(part as Uint8Array)
  return Buffer.concat(parts).toString('utf8')
}

/** Events only tell sooner what calls tell as well, so a stream that ends is not an error. */
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
