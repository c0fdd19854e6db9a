// Appends the CPU time of each Playwright file to the file that FOVEA_CPU_LOG names: everything that the runner and its
// descendants (worker, app, Chromium, server) used from the end of the test before to the end of each of its tests.
import { appendFileSync } from 'node:fs'
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { cpuOfTree } from './cpu.ts'

/** An app that ends may take the count of its processes along, so little of it is lost between two looks. */
const intervalMs = 500

export default class MeasureCpu implements Reporter {
  readonly #log = process.env['FOVEA_CPU_LOG']
  #last = 0
  #cpuMs = 0

  onBegin(): void {
    if (this.#log !== undefined) setInterval(() => this.#look(), intervalMs).unref()
  }

  onTestEnd(test: TestCase): void {
    if (this.#log === undefined) return
    this.#look()
    // A test that a shared function declares has that function's place; its file is the suite around it.
    let suite: Suite | undefined = test.parent
    while (suite && suite.type !== 'file') suite = suite.parent
    appendFileSync(
      this.#log,
      `${JSON.stringify({ file: suite?.location?.file ?? '', cpuMs: this.#cpuMs })}\n`,
    )
    this.#cpuMs = 0
  }

  printsToStdio(): boolean {
    return false
  }

  #look(): void {
    const now = cpuOfTree(process.pid) ?? 0
    this.#cpuMs += Math.max(now - this.#last, 0)
    this.#last = now
  }
}
