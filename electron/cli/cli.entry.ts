#!/usr/bin/env node
// The entry of the command line, `fovea`. Imports nothing that needs a recent Node before its version is checked.
import process, { argv, chdir, cwd, env, exit, stderr, stdin, stdout, versions } from 'node:process'
import { callingDir } from './calling-dir.ts'
import { exitWhenIdle, listenForInterrupt } from './interrupt.ts'
import { checkNode } from './node-version.ts'
import { createOutput } from './output.ts'

const interrupt = listenForInterrupt()
const output = createOutput({ stdout, stderr, env, onClosed: interrupt.stop })

const node = checkNode(versions.node)
const exitCode = node.ok ? await runHere() : output.fail(node.error)
const refused = await output.flush()
// A worker that is ending or an idle connection must not keep this process alive.
await exitWhenIdle(refused ? output.fail(refused) : exitCode)

async function runHere(): Promise<number> {
  chdir(callingDir(env, cwd()))
  const { run } = await import('./run.ts')
  return run(argv.slice(2), {
    output,
    signal: interrupt.signal,
    stdin,
    env,
    onUncaught: (report) => process.on('uncaughtException', (error) => exit(report(error))),
  })
}
