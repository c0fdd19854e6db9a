// process.parentPort, which keeps messages until a listener is added.
import { cloneOf } from '../api/message-ports.ts'
import { LoudEmitter, notImplemented } from '../core/loud.ts'
import type { ChildPort } from './child-ports.ts'
import type { Wire } from './wire.ts'

interface MessageEvent {
  readonly data: unknown
  readonly ports: readonly ChildPort[]
}

export class ParentPort extends LoudEmitter implements Pick<Electron.ParentPort, 'postMessage'> {
  readonly #send: (message: Wire) => void
  #isStarted = false
  #queue: MessageEvent[] = []

  constructor(send: (message: Wire) => void) {
    super('process.parentPort', ['message'])
    this.#send = send
    this.on('newListener', (name) => {
      if (name === 'message') setImmediate(() => this.start())
    })
  }
  start(): void {
    this.#isStarted = true
    for (const event of this.#queue.splice(0)) this.emit('message', event)
  }
  pause(): void {
    this.#isStarted = false
  }
  postMessage(message: unknown, transfer: readonly unknown[] = []): void {
    if (transfer.length > 0) throw notImplemented('transferring ports from a utility process')
    this.#send({ type: 'message', data: cloneOf(message), ports: [] })
  }
  _take(event: MessageEvent): void {
    if (this.#isStarted) this.emit('message', event)
    else this.#queue.push(event)
  }
}
