// Playwright's test with shared fixtures: one desktop app and one server, emptied before each test. A separate app
// (`launch`) is for tests about the start and end of a process.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test as base, type ElectronApplication, type TestDetails, type TestInfo } from '@playwright/test'
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts'
import { readerVariables } from '../../support/replay/mode.ts'
import { forgetDesktop } from './desktop.ts'
import { hostName } from './host.ts'
import { launchFovea, type LaunchOptions, type Running } from './launch.ts'
import { patience } from './patience.ts'
import { reset } from './reset.ts'
import { isReady, stageDesktop, stageSite, type Desktop, type Site } from './stage.ts'

const realOnly = '@real-electron'

export interface Fixtures {
  /** A folder for the files of a test. */
  readonly dir: string
  /** The data folder of a launched app. */
  readonly dataDir: string
  readonly launch: (options?: Partial<LaunchOptions>) => Promise<Running>
  readonly desktop: Desktop
  /** The server of all tests, emptied; `page` has not signed in. */
  readonly server: ServerProcess
  readonly site: Site
  readonly hostNote: undefined
}

interface Shared {
  readonly sharedApp: Running & { readonly dataDir: string }
  readonly sharedServer: ServerProcess & { readonly dataDir: string }
}

const start = { scope: 'worker', timeout: 60_000 * patience } as const

export const test = base.extend<Fixtures, Shared>({
  sharedApp: [
    ({}, use) =>
      inTempDir(async (dataDir) => {
        const running = await launchFovea({ dataDir, env: readerVariables() })
        await isReady(running.page)
        await use({ ...running, dataDir })
        await running.close()
      }),
    start,
  ],
  sharedServer: [
    ({}, use) =>
      inTempDir(async (dataDir) => {
        const server = await startServerProcess(dataDir, { variables: readerVariables() })
        await use({ ...server, dataDir })
        await server.stop()
      }),
    start,
  ],
  dir: ({}, use) => inTempDir(use),
  dataDir: ({}, use) => inTempDir(use),
  launch: async ({ dataDir }, use, info) => {
    const running: { readonly close: () => Promise<void> }[] = []
    await use(async (options = {}) => {
      const started = await launchFovea({ dataDir, ...options })
      const keepTrace = await trace(started.app, info)
      const close = async () => {
        await keepTrace()
        await started.close()
      }
      running.push({ close })
      return { ...started, close }
    })
    for (const { close } of running.reverse()) await close()
  },
  desktop: async ({ sharedApp }, use, info) => {
    const desktop = await stageDesktop(sharedApp, sharedApp.dataDir)
    await forgetDesktop(sharedApp.app)
    const keepTrace = await trace(sharedApp.app, info)
    await use(desktop)
    await keepTrace()
  },
  server: async ({ sharedServer }, use) => {
    await reset((name, input) => sharedServer.call(name, input))
    await use(sharedServer)
  },
  site: async ({ server, sharedServer, page }, use) => {
    const { path } = await server.call('sessions.link', {})
    await page.goto(server.url + path)
    await isReady(page)
    await use(stageSite(server, page, sharedServer.dataDir))
  },
  hostNote: [
    async ({}, use, info) => {
      const host = hostName()
      info.annotations.push({ type: 'host', description: host })
      if (info.tags.includes(realOnly)) test.skip(host !== 'electron', 'needs the real Electron')
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Skips a test on the stand-in: `test('...', requiresRealElectron('the reason'), ...)`. */
export function requiresRealElectron(reason: string): TestDetails {
  return { tag: realOnly, annotation: { type: 'needs the real Electron', description: reason } }
}

export async function inTempDir(use: (dir: string) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fovea-e2e-'))
  await use(dir)
  await rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

/** Traces the app, because Playwright traces only browsers. The trace of a failed test is kept with its results. */
async function trace(app: ElectronApplication, info: TestInfo): Promise<() => Promise<void>> {
  const { tracing } = app.context()
  await tracing.start({ snapshots: true, title: info.title })
  return async () => {
    const file = info.outputPath(`window-${info.attachments.length}.zip`)
    const isKept = info.status !== info.expectedStatus
    // The trace of an ended app can not be saved.
    await tracing.stop(isKept ? { path: file } : {}).catch(() => undefined)
    if (isKept)
      info.attachments.push({ name: 'trace of the window', path: file, contentType: 'application/zip' })
  }
}

export { expect } from '@playwright/test'
export { hostName }
