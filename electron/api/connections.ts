// Tracks a server's open connections: which ones wait for an answer, and which one is closed when there are too many.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export interface Connections {
  isAnswering(socket: object): boolean
  /** Marks a connection whose request had a valid key or was the owner's. */
  trust(socket: object): void
  /** The number of connections and requests so far. */
  arrivals(): number
  /** Closes the idle connections now, and each other one after its answer. */
  closeIdle(): void
}

export interface Connection {
  readonly isTrusted: boolean
  readonly isAnswering: boolean
  /** The count of arrivals when its last request came. */
  readonly lastUse: number
}

/**
 * Untrusted connections are closed first, then idle ones, then the one that was quiet the longest, so that a client that
 * opens many connections keeps nobody out. Null if all are trusted and wait for an answer.
 */
export function chooseToClose<L extends Connection>(connections: Iterable<L>): L | null {
  let found: L | null = null
  for (const connection of connections) if (!found || closesBefore(connection, found)) found = connection
  return found && !(found.isTrusted && found.isAnswering) ? found : null
}

/**
 * Tells which connection is closed first: one without a known caller, an idle one, the one unused for
 * longest.
 */
function closesBefore(one: Connection, other: Connection): boolean {
  if (one.isTrusted !== other.isTrusted) return other.isTrusted
  if (one.isAnswering !== other.isAnswering) return other.isAnswering
  return one.lastUse < other.lastUse
}

/** Follows the connections of a server; closes one when there are more than allowed. */
export function trackConnections(server: Server, maxConnections: number): Connections {
  const open = new Map<
    object,
    { socket: Socket; isTrusted: boolean; isAnswering: boolean; lastUse: number }
  >()
  let isClosing = false
  let arrivals = 0
  server.on('connection', (socket: Socket) => {
    if (open.size >= maxConnections && !makeRoom()) {
      socket.destroy()
      return
    }
    open.set(socket, { socket, isTrusted: false, isAnswering: false, lastUse: ++arrivals })
    socket.on('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    const connection = open.get(socket)
    if (!connection) return
    connection.lastUse = ++arrivals
    connection.isAnswering = true
    response.on('close', () => {
      connection.isAnswering = false
      if (isClosing) socket.end()
    })
  })

  /** Closes a connection to make room for another; false if none may be closed. */
  function makeRoom(): boolean {
    const connection = chooseToClose(open.values())
    if (!connection) return false
    open.delete(connection.socket)
    connection.socket.destroy()
    return true
  }

  return {
    isAnswering: (socket) => open.get(socket)?.isAnswering ?? false,
    /** Marks a connection whose caller is known; it is closed later than others. */
    trust(socket) {
      const connection = open.get(socket)
      if (connection) connection.isTrusted = true
    },
    arrivals: () => arrivals,
    /** Closes all connections that wait for no answer, also new ones. */
    closeIdle() {
      isClosing = true
      // Browsers open connections in advance, and Node treats one that was never used as a pending request.
      for (const { socket, isAnswering } of open.values()) if (!isAnswering) socket.destroy()
    },
  }
}
