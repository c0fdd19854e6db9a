// Playwright's test with what every story needs: a data folder of its own and apps that end with it, whatever happens.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test as base, type TestDetails } from '@playwright/test'
import { hostName } from './host.ts'
import { launchFovea, type LaunchOptions, type Running } from './launch.ts'

const realOnly = '@real-electron'

export interface Fixtures {
  readonly dataDir: string
  readonly launch: (options?: Partial<LaunchOptions>) => Promise<Running>
  readonly hostNote: undefined
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
  dataDir: async ({}, use) => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'fovea-e2e-'))
    await use(dir)
    await rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  },
  launch: async ({ dataDir }, use) => {
    const running: Running[] = []
    await use(async (options = {}) => {
      const started = await launchFovea({ dataDir, ...options })
      running.push(started)
      return started
    })
    for (const { close } of running.reverse()) await close()
  },
  hostNote: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use, info) => {
      const host = hostName()
      info.annotations.push({ type: 'host', description: host })
      if (info.tags.includes(realOnly)) test.skip(host !== 'electron', 'needs the real Electron')
      await use(undefined)
    },
    { auto: true },
  ],
})

/** For what the stand-in can't show: `test('...', requiresRealElectron('the reason'), ...)` is skipped there. */
export function requiresRealElectron(reason: string): TestDetails {
  return { tag: realOnly, annotation: { type: 'needs the real Electron', description: reason } }
}

export { expect } from '@playwright/test'
export { hostName }
