// Refuses every connection of this process that nobody asked for, whichever package tries to make it: fetch, HTTP and TLS
// all go through the one function of a socket. See [Note: outgoing].
import { Socket } from 'node:net'
import { mayConnect, noteGuarded } from './outgoing.ts'

export const refusedCode = 'ERR_CONNECTION_NOT_ASKED_FOR'

let isInPlace = false

export function guardConnections(): void {
  if (isInPlace) return
  isInPlace = true
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called below with the socket as its `this`
  const connect: (this: Socket, ...given: never[]) => Socket = Socket.prototype.connect
  Socket.prototype.connect = function (this: Socket, ...given: never[]) {
    const host = hostOf(given)
    if (host === null || mayConnect(host)) return connect.apply(this, given)
    const error = Object.assign(new Error(`nothing asked for a connection to ${host}`), { code: refusedCode })
    process.nextTick(() => this.destroy(error))
    return this
  }
  noteGuarded()
}

/** Null for a pipe or a socket file. Node itself calls it with its options and callback in one list. */
export function hostOf([first, second]: readonly unknown[]): string | null {
  const options: unknown = Array.isArray(first) ? first[0] : first
  if (typeof options === 'string') return Number.isNaN(Number(options)) ? null : hostIn(second)
  if (typeof options !== 'object' || options === null) return hostIn(second)
  if ('path' in options && typeof options.path === 'string' && !('port' in options && options.port))
    return null
  return hostIn('host' in options ? options.host : undefined)
}

function hostIn(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : 'localhost'
}
