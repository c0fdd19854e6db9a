// The entry of `npm start`. Imports nothing that needs a recent Node before its version is checked.
import { argv, chdir, cwd, env, stderr, stdout, versions } from 'node:process'
import { callingDir } from './calling-dir.ts'
import { exitWhenIdle, listenForInterrupt } from './interrupt.ts'
import { checkNode } from './node-version.ts'
import { createOutput } from './output.ts'

const interrupt = listenForInterrupt()
const output = createOutput({ stdout, stderr, env, onClosed: interrupt.stop })

const node = checkNode(versions.node)
const exitCode = node.ok ? await startHere() : output.fail(node.error)
await output.flush()
await exitWhenIdle(exitCode)

async function startHere(): Promise<number> {
  chdir(callingDir(env, cwd()))
  const { start } = await import('./start/start.ts')
  return start(argv.slice(2), output, interrupt.signal)
}
