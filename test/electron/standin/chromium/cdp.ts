// Chromium's DevTools protocol over a pipe, independent of Playwright, which uses the port.
import type { CDPSession } from '@playwright/test'
import type { Readable, Writable } from 'node:stream'
import { EventEmitter } from 'node:events'

interface Incoming {
  readonly id?: number
  readonly sessionId?: string
  readonly method: string
  readonly params: unknown
  readonly result: unknown
  readonly error?: { readonly message: string }
}

interface Call {
  readonly method: string
  resolve(result: unknown): void
  reject(reason: Error): void
}

/** One attached target, or the browser itself. Playwright's types have the parameters of each method. */
export interface Session {
  readonly send: CDPSession['send']
  readonly on: CDPSession['on']
}

export class CdpConnection {
  readonly browser: Session
  readonly #sessions = new Map<string, Session & { events: EventEmitter }>()
  readonly #calls = new Map<number, Call>()
  readonly #write: Writable
  readonly #onGone: () => void
  #lastId = 0
  #isGone = false

  constructor(write: Writable, read: Readable, onGone: () => void) {
    this.#write = write
    this.#onGone = onGone
    this.browser = this.session('')
    splitAtNull(read, (text) => this.#take(JSON.parse(text) as Incoming))
    for (const stream of [read, write])
      for (const end of ['close', 'error']) stream.on(end, () => this.#end())
  }

  session(id: string): Session {
    const known = this.#sessions.get(id)
    if (known) return known
    const events = new EventEmitter().setMaxListeners(0)
    const send = (method: string, params: object = {}): Promise<unknown> => this.#send(method, params, id)
    // The two functions are typed as Playwright's own session, which speaks the same protocol.
    const made = { send, on: events.on.bind(events), events } as unknown as Session & { events: EventEmitter }
    this.#sessions.set(id, made)
    return made
  }

  #send(method: string, params: object, sessionId: string): Promise<unknown> {
    if (this.#isGone) return Promise.reject(new Error(`${method}: Chromium is gone`))
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#calls.set(id, { method, resolve, reject })
    this.#write.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
    return promise
  }

  #take({ id, sessionId, method, params, result, error }: Incoming): void {
    if (id === undefined) {
      this.#sessions.get(sessionId ?? '')?.events.emit(method, params)
      return
    }
    const call = this.#calls.get(id)
    this.#calls.delete(id)
    if (error) call?.reject(new Error(`${call.method}: ${error.message}`))
    else call?.resolve(result)
  }

  #end(): void {
    if (this.#isGone) return
    this.#isGone = true
    for (const call of this.#calls.values()) call.reject(new Error(`${call.method}: Chromium is gone`))
    this.#calls.clear()
    this.#onGone()
  }
}

/** Splits a stream into texts that end with a null byte. */
function splitAtNull(read: Readable, take: (text: string) => void): void {
  let parts: Buffer[] = []
  read.on('data', (chunk: Buffer) => {
    let start = 0
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      const text = Buffer.concat([...parts, chunk.subarray(start, end)]).toString()
      parts = []
      start = end + 1
      take(text)
    }
    if (start < chunk.length) parts.push(chunk.subarray(start))
  })
}
