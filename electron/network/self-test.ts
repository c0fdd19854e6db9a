// Tests the guard: tries an unannounced connection, which must fail, to an address reserved for documentation (RFC
// 5737).
import { connect } from 'node:net'
import { refusedCode } from './guard.ts'

const nowhere = { host: '192.0.2.1', port: 9 } as const
const timeoutMs = 2000

export function blocksConnections(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ ...nowhere, timeout: timeoutMs })
    const settle = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('connect', () => settle(false))
    socket.on('timeout', () => settle(false))
    socket.on('error', (error) => settle('code' in error && error.code === refusedCode))
  })
}
