// Checks many screens of one server, light and dark, at three widths.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { ServerProcess } from '../../support/server-process.ts'
import type { Ids, Scene } from '../../shots/scenes.ts'
import { accessibilityFaults, widthFaults } from './faults-of.ts'
import { patience } from './patience.ts'
import { reset, type Call } from './reset.ts'
import { expect, test } from './test.ts'

export interface Ground {
  readonly server: ServerProcess
  readonly browser: Browser
  readonly call: Call
  readonly dataDir: string
  /** A folder for folders to watch. */
  readonly dir: string
}

interface Walk {
  readonly themes: readonly ('light' | 'dark')[]
  readonly prepare: (ground: Ground) => Promise<Ids>
}

/** Defines a test for each scene. */
export function walk(title: string, scenes: readonly Scene[], { themes, prepare }: Walk): void {
  test.describe(title, () => {
    let page: Page
    let ids: Ids
    let dir: string

    test.beforeAll(async ({ browser, sharedServer: server }) => {
      test.setTimeout(120_000 * patience)
      const call: Call = (name, input) => server.call(name, input)
      dir = await mkdtemp(path.join(os.tmpdir(), 'fovea-walk-'))
      await reset(call)
      await call('settings.set', { language: 'en' })
      ids = await prepare({ server, browser, call, dataDir: server.dataDir, dir })
      // Contrast can not be measured during a colour transition.
      page = await browser.newPage({ reducedMotion: 'reduce' })
      await page.route(/\/(picture|thumbnail|image)(\?|$)/, (route) =>
        route.fulfill({ path: 'samples/letter.png' }),
      )
      await page.goto(server.url + (await call('sessions.link', {})).path)
    })
    test.afterAll(async () => {
      await page.close()
      await rm(dir, { recursive: true, force: true, maxRetries: 5 })
    })

    for (const scene of scenes)
      test(`${scene.name} has no serious accessibility fault, and fits into its window`, async ({
        sharedServer: server,
      }) => {
        const painted = async (theme: 'light' | 'dark') => {
          await server.call('settings.set', { theme })
          await page.locator(`[data-theme=${theme}]`).waitFor()
        }
        await server.call('settings.set', { theme: 'light' })
        // Without a reload the screen would be shown twice.
        await page.evaluate((to) => history.replaceState(null, '', to), `#/${scene.at(ids)}`)
        await page.reload()
        await painted('light')
        await page.getByRole('main').first().waitFor()
        await scene.before?.(page, ids)
        await page.waitForLoadState('networkidle')
        const faults = [...(await widthFaults(page)), ...(await accessibilityFaults(page))]
        if (themes.includes('dark')) {
          await painted('dark')
          // A theme changes only colours, so widths are checked once.
          faults.push(...(await accessibilityFaults(page, ofColours)).map((fault) => `dark: ${fault}`))
        }
        expect(faults).toEqual([])
      })
  })
}

const ofColours = ['color-contrast', 'link-in-text-block']
