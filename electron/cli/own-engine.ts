// An engine inside this very process, with its door open for the owner's other commands.
import type { Transport } from '../../shared/contract/client.ts'
import { faultText } from '../../shared/faults.ts'
import { ok, type Result } from '../../shared/result.ts'
import { owner } from '../engine/caller.ts'
import type { Engine } from '../engine/face.ts'
import { systemClock, type Log } from '../engine/ports.ts'
import { guardConnections } from '../network/guard.ts'
import { childHost, understandingHost } from './child-host.ts'

export interface OwnEngine {
  readonly engine: Engine
  readonly close: () => Promise<void>
}

export async function openEngine(dataDir: string, version: string, log: Log): Promise<Result<OwnEngine>> {
  // Loaded only here: help and mistyped commands need no database, and should not wait for one.
  const [{ createEngine }, { openLocalSocket: openLocalDoor }] = await Promise.all([
    import('../engine/engine.ts'),
    import('../api/local-socket.ts'),
  ])
  guardConnections()
  const workers = childHost({ onNote: (line) => log.info('a reading process says', { line }) })
  const understanding = understandingHost({
    onNote: (line) => log.info('an understanding process says', { line }),
  })
  const opened = await createEngine({ dataDir, version, clock: systemClock, workers, understanding, log })
  if (!opened.ok) return opened
  const engine = opened.value
  const door = await openLocalDoor(engine, log)
  // Without it other commands only have to wait for this one; a folder that can't hold a socket is no reason to stop.
  if (!door.ok) log.error('other commands cannot reach this engine', faultText(door.error))
  return ok({
    engine,
    async close() {
      // At once: who waits at the door for a record is told by the engine that it closes.
      await Promise.all([door.ok ? door.value.close() : null, engine.close()])
    },
  })
}

export function directTransport(engine: Engine): Transport {
  return {
    call: (name, input, { signal } = {}) =>
      engine.call(name, input, { caller: owner, ...(signal && { signal }) }),
    on: (listener) => engine.on(listener),
  }
}
