// The tiny app of ./fixture, as these tests see it.
import path from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import type { BrowserWindow, UtilityProcess } from 'electron'
import { hostName } from '../e2e/support/host.ts'
import { test as base, type Fixtures } from '../e2e/support/test.ts'

declare global {
  interface Window {
    readonly fixture: {
      invoke(channel: string, ...args: unknown[]): Promise<unknown>
      askSync(value: unknown): unknown
      onNews(listener: (news: unknown) => void): () => void
      /** What the preload has heard since it began, before any script of the page. */
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

export const test = base.extend<Fixtures>({
  launch: async ({ launch }, use) => {
    await use(async (options = {}) => {
      const running = await launch({ appDir: fixtureDir, ...options })
      await running.page.getByRole('heading', { name: 'Fixture' }).waitFor()
      // Its script listens only once all of the page is loaded.
      await running.page.waitForLoadState()
      return running
    })
  },
})

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
