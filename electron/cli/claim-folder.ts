// Opens an engine on a data folder, and waits for a previous engine that is still shutting down.
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '../../shared/contract/client.ts'
import type { Result } from '../../shared/result.ts'
import { runningTransport } from './running-engine.ts'

const maxWaitMs = 8000
const pauseMs = 100

/**
 * Calls `open` until it succeeds. Fails at once if another engine answers, because that one keeps its folder.
 */
export async function claimFolder<T>(open: () => Promise<Result<T>>, dataDir: string): Promise<Result<T>> {
  const giveUpAt = Date.now() + maxWaitMs
  for (;;) {
    const own = await open()
    if (own.ok || own.error.code !== 'engine.locked') return own
    if (Date.now() > giveUpAt || (await isAnswering(dataDir))) return own
    await wait(pauseMs)
  }
}

/** Tells whether a running engine of this data folder answers. */
async function isAnswering(dataDir: string): Promise<boolean> {
  const { readRunning } = await import('../engine/lock.ts')
  const running = readRunning(dataDir)
  if (!running) return false
  return (await createClient(runningTransport(dataDir, running)).call('system.health', {})).ok
}
