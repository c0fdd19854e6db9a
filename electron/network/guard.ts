// Refuses every connection of this process that was not announced by `withConnectionTo`, whichever package tries to
// make it:
// fetch, HTTP and TLS all go through `Socket.prototype.connect`. See [Note: outgoing].
import { Socket } from 'node:net'
import { mayConnect, markGuarded } from './outgoing.ts'

export const refusedCode = 'ERR_CONNECTION_NOT_ASKED_FOR'

let isInPlace = false

export function guardConnections(): void {
  if (isInPlace) return
  isInPlace = true
  const connect: (this: Socket, ...args: never[]) => Socket = Socket.prototype.connect
  Socket.prototype.connect = function (this: Socket, ...args: never[]) {
    const host = hostOf(args)
    if (host === null || mayConnect(host)) return connect.apply(this, args)
    const error = Object.assign(new Error(`nothing asked for a connection to ${host}`), { code: refusedCode })
    process.nextTick(() => this.destroy(error))
    return this
  }
  markGuarded()
}

/**
 * The host in the arguments of `connect`; null for a pipe or a socket file. Node itself passes options and callback in
 * one array.
 */
export function hostOf([first, second]: readonly unknown[]): string | null {
  const options: unknown = Array.isArray(first) ? first[0] : first
  if (typeof options === 'string') return Number.isNaN(Number(options)) ? null : hostOrLocalhost(second)
  if (typeof options !== 'object' || options === null) return hostOrLocalhost(second)
  if ('path' in options && typeof options.path === 'string' && !('port' in options && options.port))
    return null
  return hostOrLocalhost('host' in options ? options.host : undefined)
}

function hostOrLocalhost(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : 'localhost'
}
