// The engine of a data folder, wherever it runs: the one that is running already, else one of our own.
import { setTimeout as wait } from 'node:timers/promises'
import { createClient, type Client } from '../../shared/contract/client.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { Output } from './output.ts'
import { directTransport, openEngine } from './own-engine.ts'
import { runningTransport } from './running-engine.ts'

export interface Connection {
  readonly client: Client
  close(): Promise<void>
}

interface Wish {
  readonly dataDir: string
  readonly version: string
  readonly output: Output
  readonly signal: AbortSignal
}

/** One that has the folder and says no address is starting, or is a short command: it is worth a moment's wait. */
const patienceMs = 30_000
const pauseMs = 200

export async function connect(wish: Wish): Promise<Result<Connection>> {
  const { dataDir, version, output, signal } = wish
  const giveUpAt = Date.now() + patienceMs
  for (let hasTold = false; ;) {
    const own = await openEngine(dataDir, version)
    if (own.ok)
      return ok({ client: createClient(directTransport(own.value)), close: () => own.value.close() })
    if (own.error.code !== 'engine.locked') return own

    const running = await connectToRunning(dataDir)
    if (running) return running
    if (signal.aborted || Date.now() > giveUpAt) return own
    if (!hasTold) output.note(`Another Fovea is using ${dataDir}; waiting for it.`)
    hasTold = true
    await wait(pauseMs)
  }
}

/** Null if none says where it is; a fault if the one that does is not answering. */
async function connectToRunning(dataDir: string): Promise<Result<Connection> | null> {
  const { readRunning } = await import('../engine/lock.ts')
  const running = readRunning(dataDir)
  if (!running) return null
  const client = createClient(runningTransport(dataDir, running))
  const health = await client.call('system.health', {})
  // It may have ended between the two looks; then the folder is free, or another takes it.
  if (!health.ok) return health.error.code === 'engine.unreachable' ? null : health
  return ok({ client, close: () => Promise.resolve() })
}
