// Runs an engine inside this process, with a local socket for the owner's other commands.
import type { Transport } from '../../shared/contract/client.ts'
import { faultText } from '../../shared/faults.ts'
import { ok, type Result } from '../../shared/result.ts'
import { owner, type CallContext } from '../engine/caller.ts'
import type { Engine } from '../engine/face.ts'
import { systemClock, type Log, type Ports } from '../engine/ports.ts'
import { replacedReader } from '../engine/workers/environment.ts'
import { guardConnections } from '../network/guard.ts'
import { childHost, understandingHost } from './child-host.ts'

export interface OwnEngine {
  readonly engine: Engine
  readonly close: () => Promise<void>
}

export type EngineHosts = Pick<Ports, 'workers' | 'understanding' | 'remote'>

/** Makes the hosts of an engine that writes to this log. */
export type CreateHosts = (log: Log) => EngineHosts

export interface EngineOptions {
  readonly dataDir: string
  readonly version: string
  readonly log: Log
  /** By default child processes. */
  readonly hosts?: CreateHosts | undefined
}

/** Opens the engine of a data folder, and the local socket on which it answers others. */
export async function openEngine({
  dataDir,
  version,
  log,
  hosts = childHosts,
}: EngineOptions): Promise<Result<OwnEngine>> {
  // Imported here, because help and mistyped commands need no database and should not wait for one.
  const [{ createEngine }, { openLocalSocket }] = await Promise.all([
    import('../engine/engine.ts'),
    import('../api/local-socket.ts'),
  ])
  const opened = await createEngine({ dataDir, version, clock: systemClock, log, ...hosts(log) })
  if (!opened.ok) return opened
  const engine = opened.value
  const localSocket = await openLocalSocket(engine, log)
  // Without a socket other commands only have to wait for this one, so that is no reason to stop.
  if (!localSocket.ok) log.error('other commands cannot reach this engine', faultText(localSocket.error))
  return ok({
    engine,
    async close() {
      // Both at once, because requests on the socket that wait for a record are ended by the engine.
      await Promise.all([localSocket.ok ? localSocket.value.close() : null, engine.close()])
    },
  })
}

/** Hosts that run readers as child processes of this one. */
export function childHosts(log: Log): EngineHosts {
  // only a host that starts its own children may guard the connections of this process
  guardConnections()
  const reader = replacedReader(false, process.env)
  return {
    workers: childHost({
      ...(reader !== undefined && { entry: reader }),
      onNote: (line) => log.info('a reading process says', { line }),
    }),
    understanding: understandingHost({
      onNote: (line) => log.info('an understanding process says', { line }),
    }),
  }
}

/** Calls the engine in this process, as the owner. */
export function directTransport(
  engine: Engine,
  context: Pick<CallContext, 'caller' | 'waitMs'> = { caller: owner },
): Transport {
  return {
    call: (name, input, { signal } = {}) =>
      engine.call(name, input, { ...context, ...(signal && { signal }) }),
    on: (listener) => engine.on(listener),
  }
}
