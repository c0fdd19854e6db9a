// ipcRenderer for the preload. Injected as source.
import { blockingCall } from './blocking-call.ts'
import type { Codec } from './codec.ts'
import { Emitter } from './emitter.ts'
import type { FromPage, ToPage } from './messages.ts'
import type { PagePorts } from './page-ports.ts'

export class IpcRenderer extends Emitter {
  #codec: Codec
  #ports: PagePorts
  #post: (message: FromPage) => void
  #calls = new Map<number, { channel: string; resolve(value: unknown): void; reject(reason: Error): void }>()
  #lastId = 0

  constructor(codec: Codec, ports: PagePorts, post: (message: FromPage) => void) {
    super()
    this.#codec = codec
    this.#ports = ports
    this.#post = post
  }

  send(channel: string, ...args: unknown[]): void {
    this.#post({ type: 'send', channel, args: this.#codec.encode(args) })
  }

  invoke(channel: string, ...args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      const encoded = this.#codec.encode(args)
      this.#calls.set(id, { channel, resolve, reject })
      this.#post({ type: 'invoke', id, channel, args: encoded })
    })
  }

  sendSync(channel: string, ...args: unknown[]): unknown {
    return this.#codec.decode(
      blockingCall({ type: 'send', channel, args: this.#codec.encode(args) }, undefined),
    )
  }

  postMessage(channel: string, message: unknown, transfer: readonly MessagePort[] = []): void {
    const args = this.#codec.encode([message])
    this.#post({ type: 'post', channel, args, ports: this.#ports.giveAway(transfer) })
  }

  take(message: ToPage): void {
    if (message.type === 'port' || message.type === 'port-closed') return this.#ports.take(message)
    if (message.type === 'event') {
      const event = { sender: this, ports: this.#ports.receive(message.ports) }
      this.emit(message.channel, event, ...(this.#codec.decode(message.args) as unknown[]))
      return
    }
    const call = this.#calls.get(message.id)
    this.#calls.delete(message.id)
    if (message.type === 'reply') call?.resolve(this.#codec.decode(message.value))
    else call?.reject(new Error(`Error invoking remote method '${call.channel}': ${message.message}`))
  }
}
