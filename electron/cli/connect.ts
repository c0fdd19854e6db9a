// The engine of a data folder, wherever it runs: the one that is running already, else one of our own.
import { setTimeout as wait } from 'node:timers/promises'
import { createClient, type Client, type Transport } from '../../shared/contract/client.ts'
import { faultText } from '../../shared/faults.ts'
import { ok, type Result } from '../../shared/result.ts'
import { fileLog } from '../engine/file-log.ts'
import type { Need } from './command.ts'
import type { Output } from './output.ts'
import { directTransport, openEngine } from './own-engine.ts'
import { runningTransport } from './running-engine.ts'
import { steadyTransport } from './steady-transport.ts'

export interface Connection {
  readonly client: Client
  readonly close: () => Promise<void>
}

interface Wish {
  readonly dataDir: string
  readonly version: string
  readonly output: Output
  readonly signal: AbortSignal
  readonly need: Need
}

/** One that has the folder and no door is just starting or ending: it is worth a moment's wait. */
const patienceMs = 15_000
const pauseMs = 100

export async function connect(wish: Wish): Promise<Result<Connection>> {
  let close = () => Promise.resolve()
  async function find(): Promise<Result<Transport>> {
    const found = await findEngine(wish)
    if (!found.ok) return found
    close = found.value.close
    return ok(found.value.transport)
  }
  const found = await find()
  if (!found.ok) return found
  return ok({ client: createClient(steadyTransport(found.value, find)), close: () => close() })
}

interface Found {
  readonly transport: Transport
  readonly close: () => Promise<void>
}

async function findEngine({ dataDir, version, output, signal, need }: Wish): Promise<Result<Found>> {
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const own = await openEngine(dataDir, version, fileLog(dataDir))
    if (own.ok) {
      for (const notice of own.value.engine.notices) output.note(faultText(notice))
      if (need === 'work') own.value.engine.start({ isWarm: false })
      return ok({ transport: directTransport(own.value.engine), close: () => own.value.close() })
    }
    if (own.error.code !== 'engine.locked') return own
    const running = await findRunning(dataDir)
    if (running) return running
    if (signal.aborted || Date.now() > giveUpAt) return own
    output.progress('Another Fovea is using the data folder; waiting for it.')
    await wait(pauseMs)
  }
}

/** Null if none says where it is, or it has just ended; then the folder is free, or another takes it. */
async function findRunning(dataDir: string): Promise<Result<Found> | null> {
  const { readRunning } = await import('../engine/lock.ts')
  const running = readRunning(dataDir)
  if (!running) return null
  const transport = runningTransport(dataDir, running)
  const health = await createClient(transport).call('system.health', {})
  if (health.ok) return ok({ transport, close: () => Promise.resolve() })
  const isOnItsWayOut = health.error.code === 'engine.unreachable' || health.error.code === 'engine.closing'
  return isOnItsWayOut ? null : health
}
