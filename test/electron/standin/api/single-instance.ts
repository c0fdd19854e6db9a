// Allows one instance per data folder. The lock is a socket in Linux's abstract namespace: the kernel gives it to one
// process and releases it however that process ends. A second instance sends its arguments through it.
import { createHash } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import net from 'node:net'
import { preventable } from '../core/event.ts'
import { whenReady } from '../core/lifecycle.ts'
import { codec } from '../core/node-codec.ts'
import { getPath } from './app-paths.ts'

let server: net.Server | undefined
let telling: Promise<unknown> = Promise.resolve()

/** Takes the lock of the data folder; if another instance has it, sends that one the arguments. */
export function requestLock(app: EventEmitter, data: Record<string, unknown>): boolean {
  if (server) return true
  const address = `\0electron-standin-${createHash('sha1').update(getPath('userData')).digest('hex')}`
  // Half-open, because the second instance closes its half to mark the end of its message.
  const wanted = net.createServer({ allowHalfOpen: true }, (socket) => void hear(app, socket)).unref()
  wanted.on('error', () => {}) // the address is in use, which `listening` shows at once
  wanted.listen(address)
  if (wanted.listening) {
    server = wanted
    return true
  }
  telling = tell(address, codec.encode([process.argv, process.cwd(), data]))
  return false
}

export function hasLock(): boolean {
  return server !== undefined
}

export function releaseLock(): void {
  server?.close()
  server = undefined
}

/** A second instance exits only when the first has received its message. */
export function whenTold(): Promise<unknown> {
  return telling
}

/** Receives the arguments of a second instance and emits `second-instance`. */
async function hear(app: EventEmitter, socket: net.Socket): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  socket.end()
  const [argv, cwd, data] = codec.decode(Buffer.concat(chunks).toString()) as readonly unknown[]
  await whenReady()
  app.emit('second-instance', preventable({}), argv, cwd, data)
}

/** Sends the arguments to the first instance. */
function tell(address: string, text: string): Promise<unknown> {
  return new Promise((resolve) => {
    const socket = net.connect(address, () => socket.end(text))
    socket.on('close', resolve).on('error', resolve).resume()
  })
}
