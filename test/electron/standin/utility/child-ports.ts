// The ends of channels in a utility process.
import { cloneOf } from '../api/message-ports.ts'
import { LoudEmitter, notImplemented } from '../core/loud.ts'
import type { Wire } from './wire.ts'

type Surface = 'postMessage' | 'start' | 'close'

const live = new Map<string, ChildPort>()

export class ChildPort extends LoudEmitter implements Pick<Electron.MessagePortMain, Surface> {
  readonly #id: string
  readonly #send: (message: Wire) => void
  #isStarted = false
  #queue: unknown[] = []

  constructor(id: string, send: (message: Wire) => void) {
    super('MessagePortMain', ['message', 'close'])
    this.#id = id
    this.#send = send
    live.set(id, this)
  }
  start(): void {
    this.#isStarted = true
    for (const data of this.#queue.splice(0)) this.emit('message', { data, ports: [] })
  }
  postMessage(message: unknown, transfer: readonly unknown[] = []): void {
    if (transfer.length > 0) throw notImplemented('transferring ports from a utility process')
    if (live.has(this.#id)) this.#send({ type: 'port', id: this.#id, data: cloneOf(message) })
  }
  close(): void {
    if (!live.delete(this.#id)) return
    this.#send({ type: 'port-closed', id: this.#id })
    setImmediate(() => this.emit('close'))
  }
  _take(data: unknown): void {
    if (this.#isStarted) this.emit('message', { data, ports: [] })
    else this.#queue.push(data)
  }
}

/** Delivers a message of the main process to the port that it names. */
export function deliverToPort(message: Wire): void {
  if (message.type === 'port') live.get(message.id)?._take(message.data)
  if (message.type !== 'port-closed') return
  const port = live.get(message.id)
  live.delete(message.id)
  port?.emit('close')
}
