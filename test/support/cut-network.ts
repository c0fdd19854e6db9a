// A network between two programs that can be cut: while it is, bytes get lost in both directions, and no end is told.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Network {
  readonly port: number
  cut(): void
  mend(): void
  close(): void
}

export async function openNetwork(toPort: number): Promise<Network> {
  let isCut = false
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(toPort, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      let hasLost = false
      from.on('data', (bytes) => {
        hasLost ||= isCut
        // A connection that has lost bytes is of no use any more.
        if (!hasLost) to.write(bytes)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        if (!isCut) to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut() {
      isCut = true
    },
    mend() {
      isCut = false
      for (const socket of sockets) socket.destroy()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
