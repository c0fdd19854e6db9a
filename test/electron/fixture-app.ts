// Starts the small app of ./fixture, with types for what these tests use of it.
import path from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import type { BrowserWindow, UtilityProcess } from 'electron'
import { forgetDesktop } from '../e2e/support/desktop.ts'
import { hostName } from '../e2e/support/host.ts'
import { launchFovea, type Running } from '../e2e/support/launch.ts'
import { inTempDir, test as base, type Fixtures } from '../e2e/support/test.ts'

declare global {
  interface Window {
    readonly fixture: {
      invoke(channel: string, ...args: unknown[]): Promise<unknown>
      askSync(value: unknown): unknown
      onNews(listener: (news: unknown) => void): () => void
      /** Messages that the preload has received since it started, before any script of the page. */
      heard(): unknown[]
      pathOf(file: unknown): string
      ask(question: readonly unknown[]): Promise<unknown>
      passPort(): Promise<unknown>
      twice<T, R>(value: T, tell: (pair: [T, T]) => R): R
      fail(): void
      later<T>(value: T): Promise<T>
      readonly facts: { readonly list: readonly unknown[]; readonly platform: string }
    }
  }
  // A global variable of the fixture's main process.
  var fixture: { readonly engine: UtilityProcess; openWindow(): BrowserWindow } | undefined
}

export const fixtureDir = path.join(import.meta.dirname, 'fixture')

interface Own extends Fixtures {
  /** The app that is shared by tests that leave it unchanged and don't need its port to the engine. */
  readonly shared: Running
}

export const test = base.extend<Own, { readonly sharedFixture: Running }>({
  sharedFixture: [
    ({}, use) =>
      inTempDir(async (dataDir) => {
        const running = await launchFovea({ dataDir, appDir: fixtureDir })
        await isReady(running.page)
        await use(running)
        await running.close()
      }),
    { scope: 'worker' },
  ],
  shared: async ({ sharedFixture }, use) => {
    await forgetDesktop(sharedFixture.app)
    await sharedFixture.trouble.clear()
    await use(sharedFixture)
  },
  launch: async ({ launch }, use) => {
    await use(async (options = {}) => {
      const running = await launch({ appDir: fixtureDir, ...options })
      await isReady(running.page)
      return running
    })
  },
})

async function isReady(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Fixture' }).waitFor()
  // The script of the page adds its listeners only when the whole page is loaded.
  await page.waitForLoadState()
}

/** Waits for the engine, which starts after the page has loaded. */
export async function engineIsUp(app: ElectronApplication): Promise<void> {
  await app.evaluate(async () => {
    while (!globalThis.fixture) await new Promise((resolve) => setTimeout(resolve, 20))
  })
}

/** Skips a test of features that only the stand-in has: recorded calls, set answers, errors for missing APIs. */
export function aboutTheStandin(): void {
  test.skip(hostName() !== 'stand-in', 'about the stand-in itself')
}

export { expect } from '@playwright/test'
