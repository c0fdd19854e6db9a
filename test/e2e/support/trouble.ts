// Collects errors that fail no test by themselves: in the page's console, and on the main process's stderr.
import type { ElectronApplication } from '@playwright/test'
import { stripVTControlCharacters } from 'node:util'
import { createInterface } from 'node:readline'

export interface Trouble {
  /** Returns one line per error; a test that expects none compares with []. */
  list(): Promise<string[]>
  /** Returns everything that the main process wrote, including stdout. */
  log(): string
  /** Forgets all errors so far. */
  clear(): Promise<void>
}

// Node's inspector and Chromium print these without any error.
const harmless = [
  /^Debugger (listening|attached|ending)/,
  /^For help, see:/,
  /^DevTools listening/,
  /^Waiting for the debugger/,
  /^\[\d+:\d+\/.*:(ERROR|WARNING):/, // Chromium's own log, on the real Electron: D-Bus, GPU, VSync
]

/** Starts to collect the errors of an app. */
export function watchTrouble(app: ElectronApplication): Trouble {
  const lines: string[] = []
  const inMain: string[] = []
  const inPages = new Set<string>()
  const { stdout, stderr } = app.process()
  if (stdout) createInterface(stdout).on('line', (line) => lines.push(stripVTControlCharacters(line)))
  if (stderr) createInterface(stderr).on('line', (line) => hear(stripVTControlCharacters(line)))
  app
    .context()
    .on('console', (message) => message.type() === 'error' && inPages.add(`page: ${message.text()}`))
  app.context().on('weberror', (found) => inPages.add(`page: ${found.error().message}`))

  /** Adds a line of stderr, unless it is known to be harmless. */
  function hear(line: string): void {
    lines.push(line)
    if (line.trim() !== '' && !harmless.some((pattern) => pattern.test(line))) inMain.push(`main: ${line}`)
  }

  return {
    log: () => lines.join('\n'),
    async list() {
      // Playwright keeps messages that the page wrote before this listener was added.
      for (const page of app.windows()) {
        for (const message of await page.consoleMessages({ filter: 'all' }))
          if (message.type() === 'error') inPages.add(`page: ${message.text()}`)
        for (const error of await page.pageErrors({ filter: 'all' })) inPages.add(`page: ${error.message}`)
      }
      return [...inMain, ...inPages]
    },
    async clear() {
      for (const page of app.windows()) {
        await page.clearConsoleMessages()
        await page.clearPageErrors()
      }
      lines.length = 0
      inMain.length = 0
      inPages.clear()
    },
  }
}
