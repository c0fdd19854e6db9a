import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { cpuOfTree } from './cpu.ts'

const spin = 'const end = Date.now() + 300; while (Date.now() < end);'

it.runIf(process.platform === 'linux')('counts what children used that have ended', async () => {
  const before = cpuOfTree(process.pid)!
  await once(spawn(process.execPath, ['-e', spin]), 'exit')
  expect(cpuOfTree(process.pid)! - before).toBeGreaterThan(50)
})

it.runIf(process.platform === 'linux')('counts children that still run', async () => {
  const before = cpuOfTree(process.pid)!
  const child = spawn(process.execPath, [
    '-e',
    `${spin} process.stdout.write('.'); setInterval(() => {}, 1000)`,
  ])
  await once(child.stdout, 'data')
  expect(cpuOfTree(process.pid)! - before).toBeGreaterThan(50)
  child.kill('SIGKILL')
})
