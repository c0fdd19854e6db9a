#!/usr/bin/env node
// `fovea`: the command line. Nothing that needs a recent Node is imported before the version is known to be one.
import process, { argv, chdir, cwd, env, exit, stderr, stdin, stdout, versions } from 'node:process'
import { callingDir } from './calling-dir.ts'
import { listenForInterrupt } from './interrupt.ts'
import { checkNode } from './node-version.ts'
import { createOutput } from './output.ts'

const interrupt = listenForInterrupt(exit)
const output = createOutput({ stdout, stderr, env, onClosed: interrupt.stop })

const node = checkNode(versions.node)
const exitCode = node.ok ? await runHere() : output.fail(node.error)
const refused = await output.flush()
// Exits at once: open handles (an ending worker, a kept-alive connection) have nothing left to report.
exit(refused ? output.fail(refused) : exitCode)

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
