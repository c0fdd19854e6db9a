// Runs a command of the command line in the app's program, without a window. Its reading processes are Electron's, because
// the packaged program can't run as Node.
import { app } from 'electron'
import process, { env, stderr, stdin, stdout } from 'node:process'
import { exitWhenIdle, listenForInterrupt } from '../cli/interrupt.ts'
import { createOutput } from '../cli/output.ts'
import type { EngineHosts } from '../cli/own-engine.ts'
import { run } from '../cli/run.ts'
import type { Log } from '../engine/ports.ts'

export async function runCommandLine(
  words: readonly string[],
  hosts: (log: Log) => EngineHosts,
): Promise<void> {
  const interrupt = listenForInterrupt()
  const output = createOutput({ stdout, stderr, env, onClosed: interrupt.stop })
  app.dock?.hide()
  await app.whenReady()
  const code = await run(words, {
    ...{ output, stdin, env, hosts },
    signal: interrupt.signal,
    onUncaught: (report) => process.on('uncaughtException', (error) => app.exit(report(error))),
  })
  const refused = await output.flush()
  await exitWhenIdle(refused ? output.fail(refused) : code)
}
