// The headless server inside this process, with the replaying reader, for tests that are not about its process.
import { startServing } from '../../electron/cli/serving.ts'
import { runningTransport } from '../../electron/cli/running-engine.ts'
import { readRunning } from '../../electron/engine/lock.ts'
import type { WorkerHost } from '../../electron/engine/ports.ts'
import { createClient } from '../../shared/contract/client.ts'
import { faultText } from '../../shared/faults.ts'
import { serverCall, type Server } from './server-process.ts'
import { inProcessUnderstanding } from './in-process-understanding.ts'

export async function serveHere(dataDir: string, workers: WorkerHost): Promise<Server> {
  const serving = await startServing({
    dataDir,
    version: '0.0.0-test',
    host: '127.0.0.1',
    port: 0,
    hosts: () => ({ workers, understanding: inProcessUnderstanding() }),
  })
  if (!serving.ok) throw new Error(faultText(serving.error))
  const { url, signInLink, close } = serving.value
  const link = await signInLink()
  const running = readRunning(dataDir)
  if (!link.ok || !running) throw new Error('the server did not start')
  const client = createClient(runningTransport(dataDir, running))
  return { url, signInLink: link.value, client, call: serverCall(client), stop: () => close().then(() => 0) }
}
