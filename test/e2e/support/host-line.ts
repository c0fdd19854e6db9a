// Says on the first line which host a run was on, and at the end which tests need the real Electron and why: a green run
// on the stand-in is not one on Electron.
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { findHost } from './host.ts'

/** The annotation that requiresRealElectron adds. */
const mark = 'needs the real Electron'

export default class HostLine implements Reporter {
  #tests: readonly TestCase[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests()
    const { name, executablePath } = findHost()
    process.stdout.write(`Host: ${name} (${executablePath})\n`)
  }

  onEnd(): void {
    const needy = this.#tests.flatMap(({ title, annotations }) =>
      annotations
        .filter(({ type }) => type === mark)
        .map(({ description }) => `  ${title}: ${description ?? ''}`),
    )
    process.stdout.write(`${needy.length} of ${this.#tests.length} tests need the real Electron\n`)
    for (const line of needy) process.stdout.write(`${line}\n`)
  }

  printsToStdio(): boolean {
    return false // the list is the other reporter's
  }
}
