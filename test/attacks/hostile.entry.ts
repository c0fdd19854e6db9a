// The hostile client as a process of its own, so that its work does not delay the client that is measured.
import { setTimeout as delay } from 'node:timers/promises'
import { runningTransport } from '../../electron/cli/running-engine.ts'
import { readRunning } from '../../electron/engine/lock.ts'
import { createClient } from '../../shared/contract/client.ts'
import { serverCall } from '../support/server-process.ts'
import { hostileClients } from './hostile-clients.ts'

const [name = '', url = '', key = '', dataDir = '', dir = ''] = process.argv.slice(2)
const client = hostileClients.find((one) => one.name === name)
const running = readRunning(dataDir)
if (!client || !running) throw new Error(`there is no hostile client ${name}, or no service in ${dataDir}`)
const stop = new AbortController()
let rounds = 0
process.on('message', () => {
  stop.abort()
  process.send?.(rounds, () => process.exit(0))
})

const call = serverCall(createClient(runningTransport(dataDir, running)))
const round = await client.prepare({ server: { url, call }, key, dir, signal: stop.signal })
process.send?.('ready')
while (!stop.signal.aborted) {
  // The service may refuse a hostile request, or cut its connection; the client just comes again.
  await Promise.resolve()
    .then(round)
    .catch(() => delay(100))
  rounds += 1
}
