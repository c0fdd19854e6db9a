// A server's open lines: which are in the middle of an answer, and which gives way when one more comes than there may be.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface Lines {
  isAnswering(line: object): boolean
  /** A request on it showed a valid key, or that it is the owner's. */
  trust(line: object): void
  /** How many lines and requests there ever were. */
  arrivals(): number
  /** Closes the lines that answer nothing, and from now on each other one after its answer. */
  closeUnused(): void
}

export interface Line {
  readonly isTrusted: boolean
  readonly isAnswering: boolean
  /** The count of arrivals when something last came on it. */
  readonly lastUse: number
}

/**
 * Whoever showed nothing gives way first, and of those whoever waits for nothing, and then whoever was quiet the longest:
 * as many lines as anybody opens, they keep nobody out. Null where only answers to known callers are on their way.
 */
export function whichGivesWay<L extends Line>(lines: Iterable<L>): L | null {
  let found: L | null = null
  for (const line of lines) if (!found || givesWayBefore(line, found)) found = line
  return found && !(found.isTrusted && found.isAnswering) ? found : null
}

function givesWayBefore(one: Line, other: Line): boolean {
  if (one.isTrusted !== other.isTrusted) return other.isTrusted
  if (one.isAnswering !== other.isAnswering) return other.isAnswering
  return one.lastUse < other.lastUse
}

export function trackLines(server: Server, mostLines: number): Lines {
  const open = new Map<
    object,
    { socket: Socket; isTrusted: boolean; isAnswering: boolean; lastUse: number }
  >()
  let isClosing = false
  let arrivals = 0
  server.on('connection', (socket: Socket) => {
    if (open.size >= mostLines && !makeRoom()) {
      socket.destroy()
      return
    }
    open.set(socket, { socket, isTrusted: false, isAnswering: false, lastUse: ++arrivals })
    socket.on('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    const line = open.get(socket)
    if (!line) return
    line.lastUse = ++arrivals
    line.isAnswering = true
    response.on('close', () => {
      line.isAnswering = false
      if (isClosing) socket.end()
    })
  })

  function makeRoom(): boolean {
    const line = whichGivesWay(open.values())
    if (!line) return false
    open.delete(line.socket)
    line.socket.destroy()
    return true
  }

  return {
    isAnswering: (socket) => open.get(socket)?.isAnswering ?? false,
    trust(socket) {
      const line = open.get(socket)
      if (line) line.isTrusted = true
    },
    arrivals: () => arrivals,
    closeUnused() {
      isClosing = true
      // Browsers open lines ahead of need, and Node takes one that was never used for a request on its way.
      for (const { socket, isAnswering } of open.values()) if (!isAnswering) socket.destroy()
    },
  }
}
