// The ends of channels in one page, which close when its world ends.
import { entangle, MessagePortMain, PortEnd, refuseNested, releasePort } from '../api/message-ports.ts'
import { codec } from '../core/node-codec.ts'
import type { PortMessage, ToPage } from '../page/messages.ts'

export interface PagePortEnds {
  /** Transfers ports to the page, and returns their ids. */
  give(ports: readonly unknown[]): string[]
  /** Makes ports for those that the page transfers. */
  adopt(ids: readonly string[]): MessagePortMain[]
  take(message: PortMessage): void
  closeAll(): void
}

export function openPagePortEnds(post: (message: ToPage) => void): PagePortEnds {
  const ends = new Map<string, PortEnd>()

  /** Registers an end whose messages go to the page. */
  function keep(end: PortEnd): void {
    ends.set(end.id, end)
    end.connect({
      message(data, ports) {
        refuseNested(ports)
        post({ type: 'port', id: end.id, value: codec.encode(data) })
      },
      closed() {
        ends.delete(end.id)
        post({ type: 'port-closed', id: end.id })
      },
    })
  }

  return {
    give(ports) {
      const released = ports.map(releasePort)
      // The page must make its half of the channel before it gets a message on it.
      setImmediate(() => released.forEach(keep))
      return released.map(({ id }) => id)
    },
    adopt: (ids) =>
      ids.map((id) => {
        const [there, here] = [new PortEnd(id), new PortEnd()]
        entangle(there, here)
        keep(there)
        return new MessagePortMain(here)
      }),
    take(message) {
      const end = ends.get(message.id)
      if (message.type === 'port') return end?.peer?.deliver(codec.decode(message.value), [])
      ends.delete(message.id)
      end?.close()
    },
    closeAll() {
      for (const end of ends.values()) end.close()
      ends.clear()
    },
  }
}
