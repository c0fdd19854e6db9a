// Creates an engine for a test, with a real database and real files; the test chooses clock and readers.
import { onTestFinished } from 'vitest'
import { owner, type CallContext } from '../../electron/engine/caller.ts'
import { createEngine } from '../../electron/engine/engine.ts'
import type { Engine } from '../../electron/engine/face.ts'
import {
  systemClock,
  type Clock,
  type Log,
  type Ports,
  type UnderstandingHost,
  type WorkerHost,
} from '../../electron/engine/ports.ts'
import type { CatalogueEntry } from '../../shared/engine-pack.ts'
import type { CallInput, CallName, CallOutput } from '../../shared/contract/calls.ts'
import { faultText } from '../../shared/faults.ts'
import { replayingReader } from './replay/reader.ts'
import { tempDir } from './temp-dir.ts'
import { inProcessUnderstanding } from './in-process-understanding.ts'

export interface TestEngine {
  readonly engine: Engine
  readonly dataDir: string
  /** The unexpected errors that the engine logged. */
  readonly errors: string[]
  /** Calls as the owner and throws a fault, for the steps of a test that must succeed. */
  call<N extends CallName>(name: N, input: CallInput<N>, context?: CallContext): Promise<CallOutput<N>>
}

/** Creates an engine that is closed when the test ends. */
export async function testEngine(
  options: {
    dataDir?: string
    clock?: Clock
    workers?: WorkerHost
    understanding?: UnderstandingHost
    packCatalogue?: readonly CatalogueEntry[]
    remote?: Ports['remote']
  } = {},
): Promise<TestEngine> {
  const dataDir = options.dataDir ?? tempDir()
  const errors: string[] = []
  const log: Log = {
    info: () => undefined,
    error: (text, error) => void errors.push(`${text}: ${String(error)}`),
  }
  const created = await createEngine({
    dataDir,
    clock: options.clock ?? systemClock,
    workers: options.workers ?? replayingReader(),
    understanding: options.understanding ?? inProcessUnderstanding(),
    log,
    remote: options.remote,
    version: '0.0.0-test',
    ...(options.packCatalogue ? { packCatalogue: options.packCatalogue } : {}),
  })
  if (!created.ok) throw new Error(faultText(created.error))
  const engine = created.value
  engine.start()
  onTestFinished(() => engine.close())
  return {
    engine,
    dataDir,
    errors,
    async call(name, input, context = { caller: owner }) {
      const answer = await engine.call(name, input, context)
      if (answer.ok) return answer.value
      throw new Error(`${name}: ${faultText(answer.error)}`)
    },
  }
}
