// The page's ends of message ports: real MessagePorts whose counterparts pass messages to the main process. Injected.
import type { Codec } from './codec.ts'
import type { PortMessage } from './messages.ts'

export interface PagePorts {
  /** Makes ports for ids that the main process sends. */
  receive(ids: readonly string[]): MessagePort[]
  /** Transfers a port of the page to the main process. */
  giveAway(ports: readonly MessagePort[]): string[]
  take(message: PortMessage): void
}

/** Creates the ports of a page; `post` sends their messages to the main process. */
export function openPagePorts(secret: string, codec: Codec, post: (message: PortMessage) => void): PagePorts {
  const wired = new Map<string, MessagePort>()
  let lastId = 0

  /** Passes messages between a port of the page and the main process. */
  function wire(id: string, port: MessagePort): void {
    wired.set(id, port)
    port.onmessage = ({ data }) => post({ type: 'port', id, value: codec.encode(data) })
    port.addEventListener('close', () => {
      if (wired.delete(id)) post({ type: 'port-closed', id })
    })
  }

  return {
    receive: (ids) =>
      ids.map((id) => {
        const { port1, port2 } = new MessageChannel()
        wire(id, port1)
        return port2
      }),
    giveAway: (ports) =>
      ports.map((port) => {
        const id = `${secret}:${++lastId}`
        wire(id, port)
        return id
      }),
    take(message) {
      const port = wired.get(message.id)
      if (message.type === 'port') return port?.postMessage(codec.decode(message.value))
      wired.delete(message.id)
      port?.close()
    },
  }
}
