// An engine of a test's own: real database, real files; clock and readers as the test wants them.
import { onTestFinished } from 'vitest'
import { owner, type CallContext } from '../../electron/engine/caller.ts'
import { createEngine } from '../../electron/engine/engine.ts'
import type { Engine } from '../../electron/engine/face.ts'
import {
  systemClock,
  type Clock,
  type Log,
  type UnderstandingHost,
  type WorkerHost,
} from '../../electron/engine/ports.ts'
import type { CallInput, CallName, CallOutput } from '../../shared/contract/calls.ts'
import { faultText } from '../../shared/faults.ts'
import { replayingReader } from './replay/reader.ts'
import { tempDir } from './temp-dir.ts'
import { understandingHere } from './understanding-here.ts'

export interface TestEngine {
  readonly engine: Engine
  readonly dataDir: string
  /** Unexpected errors of the engine; a test that expects none checks this. */
  readonly errors: string[]
  /** Calls as the owner and throws what is a fault: for the steps of a story that must succeed. */
  call<N extends CallName>(name: N, input: CallInput<N>, context?: CallContext): Promise<CallOutput<N>>
}

export async function testEngine(
  options: {
    dataDir?: string
    clock?: Clock
    workers?: WorkerHost
    understanding?: UnderstandingHost
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
    understanding: options.understanding ?? understandingHere(),
    log,
    version: '0.0.0-test',
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
