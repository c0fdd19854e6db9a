// A server's open lines, and which of them are in the middle of an answer.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface Lines {
  isAnswering(line: object): boolean
  /** How many lines and requests there ever were. */
  arrivals(): number
  /** Closes the lines that answer nothing, and from now on each other one after its answer. */
  closeUnused(): void
}

export function trackLines(server: Server): Lines {
  const open = new Set<Socket>()
  const answering = new WeakSet<object>()
  let isClosing = false
  let arrivals = 0
  server.on('connection', (line: Socket) => {
    arrivals++
    open.add(line)
    line.on('close', () => open.delete(line))
  })
  server.on('request', ({ socket }, response) => {
    arrivals++
    answering.add(socket)
    response.on('close', () => {
      answering.delete(socket)
      if (isClosing) socket.end()
    })
  })
  return {
    isAnswering: (line) => answering.has(line),
    arrivals: () => arrivals,
    closeUnused() {
      isClosing = true
      // Browsers open lines ahead of need, and Node takes one that was never used for a request on its way.
      for (const line of open) if (!answering.has(line)) line.destroy()
    },
  }
}
