// A server's open lines, and which of them are in the middle of an answer.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface Lines {
  isAnswering(line: object): boolean
  /** Browsers open lines ahead of need, and Node takes one that was never used for a request on its way. */
  closeUnused(): void
}

export function trackLines(server: Server): Lines {
  const open = new Set<Socket>()
  const answering = new WeakSet<object>()
  server.on('connection', (line: Socket) => {
    open.add(line)
    line.on('close', () => open.delete(line))
  })
  server.on('request', ({ socket }, response) => {
    answering.add(socket)
    response.on('close', () => answering.delete(socket))
  })
  return {
    isAnswering: (line) => answering.has(line),
    closeUnused() {
      for (const line of open) if (!answering.has(line)) line.destroy()
    },
  }
}
