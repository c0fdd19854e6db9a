// The tiny app of ./fixture, as these tests see it.
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
  // In the fixture's main process.
  var fixture: { readonly engine: UtilityProcess; openWindow(): BrowserWindow } | undefined
}

export const fixtureDir = path.join(import.meta.dirname, 'fixture')

interface Own extends Fixtures {
  /** The app that most tests share: for those that leave it as it was, and don't need its port to the engine. */
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
  // Its script listens only once all of the page is loaded.
  await page.waitForLoadState()
}

/** The engine starts after the page has loaded, so its port comes a moment later. */
export async function engineIsUp(app: ElectronApplication): Promise<void> {
  await app.evaluate(async () => {
    while (!globalThis.fixture) await new Promise((resolve) => setTimeout(resolve, 20))
  })
}

/** For what only the stand-in has: its records, its answers, its loudness. */
export function aboutTheStandin(): void {
  test.skip(hostName() !== 'stand-in', 'about the stand-in itself')
}

export { expect } from '@playwright/test'
