// The client for programs in TypeScript and JavaScript, `fovea/client`: the calls of the table over `fetch`, uploads, jobs,
// and another try when the service is busy. It runs in Node and in browsers. Its types are in face.ts.
import type { CallName as Name } from '../../shared/contract/calls.ts'
import { toRequest, type HttpRequest } from '../../shared/contract/http.ts'
import type { Calls } from './calls.ts'
import type {
  CallName,
  Fovea,
  FoveaOptions,
  Job,
  JobOptions,
  ReadOptions,
  RequestOptions,
  Result,
  Source,
  WaitOptions,
} from './face.ts'

export type * from './face.ts'

/** An error that the service answered; `message` is its sentence. */
export class FoveaError extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.name = 'FoveaError'
    this.status = status
  }
}

/** How long the service holds an answer until the job has ended; it tells the progress after that. */
const waitSeconds = 20
const itemsAtOnce = 200

interface Request extends Omit<HttpRequest, 'body'> {
  readonly body: HttpRequest['body'] | FormData
  readonly prefer?: string
}

export function createFovea({ url, key, fetch = globalThis.fetch }: FoveaOptions): Fovea {
  const base = url.replace(/\/+$/, '')

  /** Sends the request, again after the pause that the service asks for while it is busy. */
  async function send(request: Request, signal?: AbortSignal): Promise<unknown> {
    const { method, path, query, body, prefer } = request
    const search = new URLSearchParams(
      query.map(([name, value]): [string, string] => [name, value]),
    ).toString()
    for (;;) {
      const response = await fetch(base + path + (search && `?${search}`), {
        method,
        headers: {
          ...(key !== undefined && { Authorization: `Bearer ${key}` }),
          ...(prefer !== undefined && { Prefer: prefer }),
          ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
        ...(signal && { signal }),
      })
      if (response.status !== 429) return answerOf(response)
      await pause(Number(response.headers.get('Retry-After') ?? 1), signal)
    }
  }

  async function call<N extends CallName>(
    name: N,
    input: Calls[N]['input'],
    { signal, prefer }: RequestOptions & { readonly prefer?: string } = {},
  ): Promise<Calls[N]['output']> {
    const request = { ...toRequest(name, input), ...(prefer !== undefined && { prefer }) }
    // The service checked the answer against the table of calls, from which the type is made.
    return (await send(request, signal)) as Calls[N]['output']
  }

  /** Uploads files in a form, with the other inputs of the call as its fields. */
  function upload(name: Name, sources: readonly Source[], input: object, signal?: AbortSignal) {
    const form = new FormData()
    for (const source of sources) appendFile(form, source)
    for (const [field, value] of Object.entries(input))
      if (value !== undefined) form.append(field, typeof value === 'string' ? value : JSON.stringify(value))
    return send({ ...toRequest(name, {}), query: [], body: form }, signal)
  }

  return {
    call,

    async read(source: Source, { signal, ...options }: ReadOptions = {}): Promise<Result> {
      if (typeof source !== 'string')
        return (await upload('documents.read', [source], options, signal)) as Result
      return call('documents.read', { ...options, document: toDocument(source) }, signal ? { signal } : {})
    },

    async submit(sources: readonly Source[], { signal, ...options }: JobOptions = {}): Promise<Job> {
      const addresses = sources.filter((source) => typeof source === 'string')
      if (addresses.length === 0) return (await upload('jobs.create', sources, options, signal)) as Job
      if (addresses.length < sources.length)
        throw new TypeError('A job takes files or addresses, not both. Send two jobs.')
      const documents = addresses.map(toDocument)
      return call('jobs.create', { ...options, documents }, signal ? { signal } : {})
    },

    async wait(id: string, { signal, onProgress }: WaitOptions = {}): Promise<Job> {
      const options = { ...(signal && { signal }), prefer: `wait=${waitSeconds}` }
      let job = await call('jobs.get', { id, limit: 0 }, options)
      for (; job.status !== 'done'; job = await call('jobs.get', { id, limit: 0 }, options)) onProgress?.(job)
      onProgress?.(job)
      const items: Job['items'] = []
      for (let offset: number | null = 0; offset !== null;) {
        const part: Job = await call('jobs.get', { id, offset, limit: itemsAtOnce }, options)
        items.push(...part.items)
        offset = part.nextOffset
      }
      return { ...job, items, nextOffset: null }
    },
  }
}

const toDocument = (url: string) => ({ type: 'image_url', image_url: url }) as const

function appendFile(form: FormData, source: Exclude<Source, string> | string): void {
  if (typeof source === 'string') throw new TypeError('A job takes files or addresses, not both.')
  if (source instanceof Blob) form.append('file', source, 'name' in source ? String(source.name) : 'file')
  else form.append('file', new Blob([source.bytes]), source.name)
}

/** Returns the answer; throws the sentence of an error. */
async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text()
  const value = parse(text)
  if (response.ok) return value
  const sentence =
    typeof value === 'object' && value !== null && 'statusText' in value ? String(value.statusText) : text
  throw new FoveaError(sentence || `the service answered ${response.status}`, response.status)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Waits for these seconds; rejects as soon as the signal is aborted. */
function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, seconds * 1000)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
