// Appends the CPU time of each test file that runs in Node to the file that FOVEA_CPU_LOG names: imports, tests, and
// children that ended or still run. The start of vitest's worker and its transforms, which it makes in one process for all,
// are not counted. Tests of components run in a page that all share, so only their wall time is known.
import { appendFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'
import { cpuOfTree } from './cpu.ts'

const log = process.env['FOVEA_CPU_LOG']
const before = log === undefined ? null : cpuOfTree(process.pid)
if (log !== undefined && before !== null)
  afterAll(() => {
    const cpuMs = (cpuOfTree(process.pid) ?? before) - before
    appendFileSync(log, `${JSON.stringify({ file: expect.getState().testPath, cpuMs })}\n`)
  })
