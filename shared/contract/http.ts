// The table of calls over HTTP, client side: the request for a call, and a transport over any `fetch`.
import { fault } from '../result.ts'
import type { Method } from './call.ts'
import { calls, type CallName } from './calls.ts'
import type { Transport, WireAnswer } from './client.ts'
import { reason } from '../reasons.ts'
import { systemReason } from '../system-reason.ts'
import { parseJson } from '../parse-json.ts'

type Fields = Readonly<Record<string, unknown>>

export interface HttpRequest {
  readonly method: Method
  readonly path: string
  readonly query: readonly (readonly [name: string, value: string])[]
  /** It is null for a method without a body. */
  readonly body: Fields | null
}

/** The Accept header of our own clients: errors then carry code and data in addition to the contract's sentence. */
export const detailedErrors = 'application/vnd.fovea+json'

/**
 * The body fields of an operation that the service contract names. Our additions go into the query instead: the contract
 * ignores unknown body fields, so a client may already send one of the same name.
 */
const contractFields: ReadonlySet<string> = new Set(['document', 'filename', 'result_schema'])

/** The path at which an operation takes the image file itself, or a form with it, instead of JSON. */
export function uploadPath(name: CallName): string {
  return calls[name].http.path.replace(/^\/api\//, '/api/upload/')
}

/** The part of the request that carries a field of a call's input. The server uses the same function, so both sides agree. */
export function fieldPlace(name: CallName, field: string): 'path' | 'query' | 'body' {
  const { method, path } = calls[name].http
  if (path.includes(`{${field}}`)) return 'path'
  const isOperation = name.startsWith('operation.') || name === 'documents.read'
  const isAdded = isOperation && !contractFields.has(field)
  return method === 'GET' || method === 'DELETE' || isAdded ? 'query' : 'body'
}

/** Builds the HTTP request of a call: method, path, query and body. */
export function toRequest(name: CallName, input: unknown): HttpRequest {
  const { method, path } = calls[name].http
  const fields = toFields(input)
  /** The fields of the input that go into the query or the body. */
  const at = (place: 'query' | 'body') =>
    Object.entries(fields).filter(([f]) => fieldPlace(name, f) === place)
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(text(fields[field]))),
    query: at('query').flatMap(([field, value]) => toTexts(value).map((one) => [field, one] as const)),
    body: method === 'GET' || method === 'DELETE' ? null : Object.fromEntries(at('body')),
  }
}

/** The input as an object; empty if it is none. */
function toFields(input: unknown): Fields {
  return typeof input === 'object' && input !== null ? { ...input } : {}
}

/** The values of a query parameter; a list repeats it. */
function toTexts(value: unknown): string[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value.map(text) : [text(value)]
}

/** The value as a query parameter: text as it is, everything else as JSON; from-strings.ts reverses this. */
function text(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The part of `fetch` that a call needs; the browser's and Node's have this type. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal },
) => Promise<{ readonly ok: boolean; readonly status: number; text(): Promise<string> }>

/** The part of EventSource that listening needs. */
export interface EventStream {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  close(): void
}

export interface HttpTransportOptions {
  readonly fetch: Fetch
  /** Without a trailing slash. Empty in a page of the same server. */
  readonly baseUrl: string
  readonly headers?: Readonly<Record<string, string>>
  /** Opens the stream of events: (url) => new EventSource(url). Without it no event is ever received. */
  readonly events?: (url: string) => EventStream
}

/** Returns a transport that makes each call as an HTTP request. */
export function httpTransport(options: HttpTransportOptions): Transport {
  const { fetch, baseUrl } = options
  return {
    /** Sends the request, and parses the answer. */
    async call(name, input, { signal } = {}) {
      const request = toRequest(name, input)
      const answer = await fetch(baseUrl + request.path + queryText(request.query), {
        method: request.method,
        headers: {
          Accept: detailedErrors,
          ...options.headers,
          ...(request.body && { 'Content-Type': 'application/json' }),
        },
        ...(request.body && { body: JSON.stringify(request.body) }),
        ...(signal && { signal }),
      })
        .then(async (response) => toWireAnswer(response.ok, response.status, await response.text()))
        .catch((error: unknown) => {
          // A caller that aborted wants no answer; every other one gets the reason.
          if (signal?.aborted) throw error
          return { why: systemReason(error) }
        })
      if ('ok' in answer) return answer
      return { ok: false, error: fault('server.unreachable', answer) }
    },
    on: options.events ? shareStream(options.events, `${baseUrl}/api/events`) : () => () => undefined,
  }
}

/** Writes the query with its ?, or '' if it is empty. */
function queryText(query: HttpRequest['query']): string {
  const pairs = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/**
 * Converts a response to an answer. A value is the body itself; the body of an error has code and data next
 * to the contract's sentence.
 */
function toWireAnswer(isOk: boolean, status: number, body: string): WireAnswer | { why: string } {
  const value = parseJson(body)
  const { error, statusText } = toFields(value)
  // A reading that goes on is an error for a caller who expects a result; 202 then names its record.
  if (value !== undefined && isOk && (status !== 202 || error === undefined)) return { ok: true, value }
  if (error !== undefined) return { ok: false, error }
  // A request that is refused before our own code sees it gets a sentence only.
  return {
    why:
      typeof statusText === 'string'
        ? statusText
        : reason('its answer of status %{status} is not one that Fovea gives', { status }),
  }
}

/**
 * Shares one stream among all listeners: a browser allows six connections to a server, and each stream
 * occupies one.
 */
function shareStream(open: (url: string) => EventStream, url: string): Transport['on'] {
  const listeners = new Set<(event: unknown) => void>()
  let stream: EventStream | null = null
  return (listener) => {
    listeners.add(listener)
    stream ??= listenTo(open(url), (event) => {
      for (const each of listeners) each(event)
    })
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      stream?.close()
      stream = null
    }
  }
}

/** Passes the parsed events of a stream on. */
function listenTo(stream: EventStream, then: (event: unknown) => void): EventStream {
  stream.addEventListener('message', ({ data }) => {
    then(parseJson(String(data)))
  })
  return stream
}
