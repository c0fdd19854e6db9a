// Tries what must not work: a connection that nobody asked for, to an address that leads nowhere (RFC 5737).
import { connect } from 'node:net'
import { refusedCode } from './guard.ts'

const nowhere = { host: '192.0.2.1', port: 9 } as const
const patienceMs = 2000

export function isClosed(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ ...nowhere, timeout: patienceMs })
    const settle = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('connect', () => settle(false))
    socket.on('timeout', () => settle(false))
    socket.on('error', (error) => settle('code' in error && error.code === refusedCode))
  })
}
