// Appends the CPU time of each test file that runs in Node to the file that FOVEA_CPU_LOG names: imports, tests, and
// children that ended or still run. The start of vitest's worker and its transforms, which it makes in one process for all,
// are not counted. Tests of components run in a page that all share, so only their wall time is known.
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { afterAll, expect } from 'vitest'
import { cpuOfTree } from './cpu.ts'

/** Files that share a process run in threads of it, and start no children. */
function cpuNow(): number | null {
  if (isMainThread) return cpuOfTree(process.pid)
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const log = process.env['FOVEA_CPU_LOG']
const before = log === undefined ? null : cpuNow()
if (log !== undefined && before !== null)
  afterAll(() => {
    const cpuMs = Math.round((cpuNow() ?? before) - before)
    appendFileSync(log, `${JSON.stringify({ file: expect.getState().testPath, cpuMs })}\n`)
  })
