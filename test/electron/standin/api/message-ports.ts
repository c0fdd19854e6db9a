// MessageChannelMain and its ports. Every channel runs through the main process, wherever its two ends are: here, in
// a page or in a utility process.
import { randomUUID } from 'node:crypto'
import { LoudEmitter, notImplemented } from '../core/loud.ts'

/** Receives the messages that arrive at one end of a channel. */
export interface PortSink {
  message(data: unknown, ports: readonly MessagePortMain[]): void
  closed(): void
}

export class PortEnd {
  readonly id: string
  peer: PortEnd | undefined
  #sink: PortSink | undefined
  #waiting: [unknown, readonly MessagePortMain[]][] = []

  constructor(id: string = randomUUID()) {
    this.id = id
  }

  connect(sink: PortSink | undefined): void {
    this.#sink = sink
    if (sink) for (const [data, ports] of this.#waiting.splice(0)) sink.message(data, ports)
  }
  deliver(data: unknown, ports: readonly MessagePortMain[]): void {
    if (this.#sink) this.#sink.message(data, ports)
    else this.#waiting.push([data, ports])
  }
  /** Puts messages that were not delivered yet back in the queue, when the port is transferred. */
  keep(messages: readonly [unknown, readonly MessagePortMain[]][]): void {
    this.#waiting.unshift(...messages)
  }
  close(): void {
    const { peer } = this
    this.peer = undefined
    if (!peer) return
    peer.peer = undefined
    peer.#sink?.closed()
  }
}

/** Connects two ports as the ends of one channel. */
export function entangle(one: PortEnd, other: PortEnd): void {
  one.peer = other
  other.peer = one
}

type Surface = 'postMessage' | 'start' | 'close'

export class MessagePortMain extends LoudEmitter implements Pick<Electron.MessagePortMain, Surface> {
  #end: PortEnd | undefined
  #isStarted = false
  #queue: [unknown, readonly MessagePortMain[]][] = []

  constructor(end: PortEnd) {
    super('MessagePortMain', ['message', 'close'])
    this.#end = end
    end.connect({
      message: (data, ports) => this.#take(data, ports),
      closed: () => setImmediate(() => this.emit('close')),
    })
  }
  start(): void {
    this.#isStarted = true
    for (const [data, ports] of this.#queue.splice(0)) this.emit('message', { data, ports })
  }
  postMessage(message: unknown, transfer: readonly unknown[] = []): void {
    const data = cloneOf(message)
    const ports = transfer.map((port) => new MessagePortMain(releasePort(port)))
    const peer = this.#end?.peer
    setImmediate(() => peer?.deliver(data, ports))
  }
  close(): void {
    const end = this.#end
    this.#end = undefined
    end?.close()
    setImmediate(() => this.emit('close'))
  }
  /** Transfers this end of the channel; the port can not be used afterwards. */
  _release(): PortEnd {
    const end = this.#end
    if (!end) throw new Error('Port at index 0 is already neutered')
    this.#end = undefined
    end.connect(undefined)
    end.keep(this.#queue.splice(0))
    return end
  }
  #take(data: unknown, ports: readonly MessagePortMain[]): void {
    if (this.#isStarted) this.emit('message', { data, ports })
    else this.#queue.push([data, ports])
  }
}

export class MessageChannelMain {
  readonly port1: MessagePortMain
  readonly port2: MessagePortMain
  constructor() {
    const [one, other] = [new PortEnd(), new PortEnd()]
    entangle(one, other)
    this.port1 = new MessagePortMain(one)
    this.port2 = new MessagePortMain(other)
  }
}

/** Takes the end of the channel from a port that is being transferred. */
export function releasePort(port: unknown): PortEnd {
  if (!(port instanceof MessagePortMain)) throw new TypeError('Invalid value for transfer')
  return port._release()
}

/** Refuses ports inside a message of a port, because they are not implemented. */
export function refuseNested(ports: readonly MessagePortMain[]): void {
  if (ports.length > 0) throw notImplemented('transferring ports through a port that left the main process')
}

/** Clones a message as sending it would, so that errors are thrown at the sender. */
export function cloneOf(message: unknown): unknown {
  try {
    return structuredClone(message)
  } catch (cause) {
    throw new Error('An object could not be cloned.', { cause })
  }
}
