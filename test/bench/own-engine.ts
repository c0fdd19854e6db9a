// Runs the engine without a host, in the measuring process.
import { childHost, understandingHost } from '../../electron/cli/child-host.ts'
import { createEngine } from '../../electron/engine/engine.ts'
import type { Engine } from '../../electron/engine/face.ts'
import { systemClock } from '../../electron/engine/ports.ts'

export async function openOwnEngine(dataDir: string): Promise<Engine> {
  const log = { info: () => undefined, error: (text: string) => void process.stderr.write(`${text}\n`) }
  const [workers, understanding] = [childHost(), understandingHost()]
  const ports = { dataDir, clock: systemClock, workers, understanding, log, version: 'measured' }
  const engine = await createEngine(ports)
  if (!engine.ok) throw new Error(engine.error.code)
  return engine.value
}
