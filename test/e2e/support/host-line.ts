// Says on the first line which host a run was on: a green run on the stand-in is not one on Electron.
import type { Reporter } from '@playwright/test/reporter'
import { findHost } from './host.ts'

export default class HostLine implements Reporter {
  onBegin(): void {
    const { name, executablePath } = findHost()
    process.stdout.write(`Host: ${name} (${executablePath})\n`)
  }
  printsToStdio(): boolean {
    return false // the list is the other reporter's
  }
}
