// Appends the CPU time of each Playwright file to the file that FOVEA_CPU_LOG names: everything that the runner and its
// descendants (worker, app, Chromium, server) used from the end of the test before to the end of each of its tests.
import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase } from '@playwright/test/reporter'
import { cpuOfTree } from './cpu.ts'

export default class MeasureCpu implements Reporter {
  readonly #log = process.env['FOVEA_CPU_LOG']
  #before = cpuOfTree(process.pid)

  onTestEnd({ location: { file } }: TestCase): void {
    const now = cpuOfTree(process.pid)
    if (this.#log === undefined || this.#before === null || now === null) return
    appendFileSync(this.#log, `${JSON.stringify({ file, cpuMs: Math.max(now - this.#before, 0) })}\n`)
    this.#before = now
  }

  printsToStdio(): boolean {
    return false
  }
}
