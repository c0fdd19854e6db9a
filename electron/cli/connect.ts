// Connects to the engine of a data folder: the one that is already running, else one in this process.
import { setTimeout as wait } from 'node:timers/promises'
import { createClient, type Client, type Transport } from '../../shared/contract/client.ts'
import { faultText } from '../../shared/faults.ts'
import { ok, type Result } from '../../shared/result.ts'
import { owner, type CallContext } from '../engine/caller.ts'
import { fileLog } from '../engine/file-log.ts'
import type { Need } from './command.ts'
import type { Output } from './output.ts'
import { directTransport, openEngine, type CreateHosts } from './own-engine.ts'
import { runningTransport } from './running-engine.ts'
import { steadyTransport } from './steady-transport.ts'

export interface Connection {
  readonly client: Client
  readonly close: () => Promise<void>
}

interface ConnectOptions {
  readonly dataDir: string
  readonly version: string
  readonly output: Output
  readonly signal: AbortSignal
  readonly need: Need
  /** Set for a command that calls for an agent: how long its calls wait for a reading. */
  readonly agentWaitMs?: number
  readonly hosts?: CreateHosts | undefined
}

/** An engine that holds the folder's lock without a socket is just starting or ending, so we wait this long. */
const maxWaitMs = 15_000
const pauseMs = 100

/** Returns the client, and `close`, which also ends an engine that was started here. */
export async function connect(options: ConnectOptions): Promise<Result<Connection>> {
  let close = () => Promise.resolve()
  /** Connects to the running engine, or else starts one in this process. */
  async function find(): Promise<Result<Transport>> {
    const found = await findEngine(options)
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

/** Opens an engine here, or finds the one that runs; waits for one that is just starting or ending. */
async function findEngine({
  dataDir,
  version,
  output,
  signal,
  need,
  hosts,
  agentWaitMs,
}: ConnectOptions): Promise<Result<Found>> {
  const giveUpAt = Date.now() + maxWaitMs
  for (;;) {
    const own = await openEngine({ dataDir, version, log: fileLog(dataDir), hosts })
    if (own.ok) {
      for (const notice of own.value.engine.notices) output.note(faultText(notice))
      if (need === 'work') own.value.engine.start({ isWarm: false })
      return ok({
        transport: directTransport(own.value.engine, contextOf(agentWaitMs)),
        close: () => own.value.close(),
      })
    }
    if (own.error.code !== 'engine.locked') return own
    const running = await findRunning(dataDir, headersOf(agentWaitMs))
    if (running) return running
    if (signal.aborted || Date.now() > giveUpAt) return own
    output.progress('Another Fovea is using the data folder; waiting for it.')
    await wait(pauseMs)
  }
}

/** The caller of an engine in this process. */
function contextOf(waitMs: number | undefined): Pick<CallContext, 'caller' | 'waitMs'> {
  return waitMs === undefined ? { caller: owner } : { caller: { ...owner, isAgent: true }, waitMs }
}

/** The headers that tell the same to a running engine. */
function headersOf(waitMs: number | undefined): Record<string, string> {
  return waitMs === undefined
    ? {}
    : { 'X-Fovea-Agent': 'mcp', Prefer: `respond-async, wait=${Math.ceil(waitMs / 1000)}` }
}

/** The engine that announced a socket in the folder; null if there is none, or if it is ending. */
async function findRunning(
  dataDir: string,
  headers: Readonly<Record<string, string>>,
): Promise<Result<Found> | null> {
  const { readRunning } = await import('../engine/lock.ts')
  const running = readRunning(dataDir)
  if (!running) return null
  const transport = runningTransport(dataDir, running, headers)
  const health = await createClient(transport).call('system.health', {})
  if (health.ok) return ok({ transport, close: () => Promise.resolve() })
  const isEnding = health.error.code === 'engine.unreachable' || health.error.code === 'engine.closing'
  return isEnding ? null : health
}
