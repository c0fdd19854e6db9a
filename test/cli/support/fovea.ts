// Runs commands inside this process, with the replaying reader: the same code from the arguments to the exit code, and
// no process to start. Tests of the process itself (signals, pipes, an uncaught error) use processes.ts.
import { onTestFinished } from 'vitest'
import { createOutput, type Sink } from '../../../electron/cli/output.ts'
import { run } from '../../../electron/cli/run.ts'
import { replayingReader } from '../../support/replay/reader.ts'
import { inProcessUnderstanding } from '../../support/in-process-understanding.ts'
import { createHeard, plainEnv, type Ended, type Surroundings } from './heard.ts'

export interface Started {
  readonly ended: Promise<Ended>
  /** Resolves with the first match in what it has written so far or will write. */
  said(pattern: RegExp): Promise<RegExpExecArray>
  /** Ends the command as a signal would. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): void
}

type Given = Pick<Surroundings, 'env'> & {
  readonly input?: string | Uint8Array
  /** How long the reading of each image takes. */
  readonly readMs?: number
}

/** Runs a command to its end. */
export async function fovea(args: readonly string[], given: Given = {}): Promise<Ended> {
  return startFovea(args, given).ended
}

/** Starts a command inside this process, in the folder of the tests; runProcess() starts one in another folder. */
export function startFovea(
  args: readonly string[],
  { env = {}, input = '', readMs = 0 }: Given = {},
): Started {
  const heard = createHeard()
  const interrupt = new AbortController()
  const variables = { ...plainEnv(), ...env }
  const output = createOutput({
    stdout: sinkTo((text) => heard.add('stdout', text)),
    stderr: sinkTo((text) => heard.add('stderr', text)),
    env: variables,
    onClosed: () => interrupt.abort(),
  })
  const workers = replayingReader({ delayMs: readMs })
  const ending = run(args, {
    output,
    signal: interrupt.signal,
    stdin: chunksOf(input),
    env: variables,
    hosts: () => ({ workers, understanding: inProcessUnderstanding() }),
    onUncaught: () => undefined,
  }).then(async (code) => {
    const refused = await output.flush()
    heard.end(refused ? output.fail(refused) : code)
  })
  onTestFinished(async () => {
    interrupt.abort('SIGTERM')
    await ending
  })
  return { ended: heard.ended, said: heard.said, stop: (signal = 'SIGTERM') => interrupt.abort(signal) }
}

/** An output stream that passes its text on. */
function sinkTo(add: (text: string) => void): Sink {
  return {
    write(text, then) {
      if (text.length > 0) add(typeof text === 'string' ? text : Buffer.from(text).toString('utf8'))
      then?.()
      return true
    },
    on: () => undefined,
  }
}

/** The input as a stream. */
async function* chunksOf(input: string | Uint8Array): AsyncGenerator<Uint8Array> {
  await Promise.resolve()
  if (input.length > 0) yield Buffer.from(input)
}
