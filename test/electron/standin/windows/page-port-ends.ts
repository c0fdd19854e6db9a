// The ends of channels that live in one page: they close when its world goes.
import { entangle, MessagePortMain, PortEnd, refuseNested, releasePort } from '../api/message-ports.ts'
import { codec } from '../core/node-codec.ts'
import type { PortMessage, ToPage } from '../page/messages.ts'

export interface PagePortEnds {
  /** Hands ports to the page, and says under which ids. */
  give(ports: readonly unknown[]): string[]
  /** Takes ports from the page. */
  adopt(ids: readonly string[]): MessagePortMain[]
  take(message: PortMessage): void
  closeAll(): void
}

export function openPagePortEnds(post: (message: ToPage) => void): PagePortEnds {
  const ends = new Map<string, PortEnd>()

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
      // The page has to make its half before it can be sent anything.
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
