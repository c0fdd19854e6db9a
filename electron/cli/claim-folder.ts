// A data folder for one's own engine, also right after another one was told to stop and has not quite ended yet.
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '../../shared/contract/client.ts'
import type { Result } from '../../shared/result.ts'
import { runningTransport } from './running-engine.ts'

const patienceMs = 8000
const pauseMs = 100

/** An engine that answers keeps its folder, and that is said at once. */
export async function claimFolder<T>(open: () => Promise<Result<T>>, dataDir: string): Promise<Result<T>> {
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const own = await open()
    if (own.ok || own.error.code !== 'engine.locked') return own
    if (Date.now() > giveUpAt || (await isAnswering(dataDir))) return own
    await wait(pauseMs)
  }
}

async function isAnswering(dataDir: string): Promise<boolean> {
  const { readRunning } = await import('../engine/lock.ts')
  const running = readRunning(dataDir)
  if (!running) return false
  return (await createClient(runningTransport(dataDir, running)).call('system.health', {})).ok
}
