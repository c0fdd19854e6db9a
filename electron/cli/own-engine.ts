// An engine inside this very process.
import type { Transport } from '../../shared/contract/client.ts'
import type { Result } from '../../shared/result.ts'
import { owner } from '../engine/caller.ts'
import type { Engine } from '../engine/face.ts'
import { systemClock } from '../engine/ports.ts'
import { childHost } from './child-host.ts'
import { fileLog } from './log.ts'

export async function openEngine(dataDir: string, version: string): Promise<Result<Engine>> {
  // Loaded only here: help and mistyped commands need no database, and should not wait for one.
  const { createEngine } = await import('../engine/engine.ts')
  return createEngine({ dataDir, version, clock: systemClock, workers: childHost(), log: fileLog(dataDir) })
}

export function directTransport(engine: Engine): Transport {
  return {
    call: (name, input, { signal } = {}) =>
      engine.call(name, input, { caller: owner, ...(signal && { signal }) }),
    on: (listener) => engine.on(listener),
  }
}
