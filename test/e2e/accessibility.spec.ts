// Every screen, with something in it and with nothing, light and dark: axe finds nothing serious or critical; and at no
// width does the page get a horizontal scroll bar, however long what is shown in it is.
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { chromium, expect, test, type Page } from '@playwright/test'
import { readDoubtful } from '../shots/doubtful.ts'
import { readDocuments } from '../shots/read-documents.ts'
import { readSamples } from '../shots/read-samples.ts'
import { emptyScreens, fullScreens, type Scene } from '../shots/scenes.ts'
import { watchFolders } from '../shots/watch-folders.ts'
import { chromiumHere } from '../support/chromium.ts'
import { fillHistory } from '../support/fill-history.ts'
import { fixtures } from '../support/images.ts'
import { serveGallery } from '../support/gallery.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'

test.describe.configure({ timeout: 600_000 })

type Ids = Readonly<Record<string, string>>

interface Shown {
  readonly server: ServerProcess
  readonly page: Page
  readonly ids: Ids
  close(): Promise<void>
}

const longestScreens: readonly Scene[] = [
  { name: 'record-long', at: (ids) => `history/${ids['long'] ?? ''}` },
  { name: 'schema-long', at: (ids) => `schemas/${ids['longSchema'] ?? ''}` },
  { name: 'folder-long', at: (ids) => `folders/${ids['longFolder'] ?? ''}` },
]

/** Each no longer than a test may take. */
const scenesOfWalk = 12

function walksOf(scenes: readonly Scene[]): (readonly Scene[])[] {
  const starts = Array.from({ length: Math.ceil(scenes.length / scenesOfWalk) }, (_, at) => at * scenesOfWalk)
  return starts.map((start) => scenes.slice(start, start + scenesOfWalk))
}

for (const [name, scenes] of [
  ['empty', emptyScreens],
  ['in use', [...fullScreens, ...longestScreens]],
] as const) {
  test.describe(`a screen that is ${name}`, () => {
    let shown: Shown

    test.beforeAll(async () => {
      shown = await show(name === 'in use')
    })
    test.afterAll(() => shown.close())

    for (const walk of walksOf(scenes)) {
      const names = [walk[0], walk.at(-1)].map((scene) => scene?.name).join(' to ')
      test(`has no serious fault, light or dark, and is no wider than the window: ${names}`, async () => {
        const faults: string[] = []
        await shown.server.call('settings.set', { theme: 'light', language: 'en' })
        for (const scene of walk) faults.push(...(await faultsOf(shown, scene)))
        expect(faults).toEqual([])
      })
    }
  })
}

test('no component in any state has a serious fault', async () => {
  const gallery = await serveGallery()
  const browser = await chromium.launch(chromiumHere())
  try {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    for (const theme of ['light', 'dark'] as const) {
      await page.goto(gallery.url(theme))
      await page.getByRole('heading', { name: 'Components' }).waitFor()
      expect(await seriousFaults(page, theme)).toEqual([])
    }
  } finally {
    await browser.close()
    await gallery.close()
  }
})

async function faultsOf({ server, page, ids }: Shown, scene: Scene): Promise<string[]> {
  const painted = async (theme: 'light' | 'dark') => {
    await server.call('settings.set', { theme })
    await page.locator(`[data-theme=${theme}]`).waitFor()
  }
  await page.goto(`${server.url}/#/${scene.at(ids)}`)
  await page.reload()
  await painted('light')
  await page.getByRole('main').first().waitFor()
  await scene.before?.(page, ids)
  await page.waitForLoadState('networkidle')
  const light = await seriousFaults(page, `light ${scene.name}`)
  const wide = await tooWide(page, scene.name)
  // A theme changes colours, and nothing else.
  await painted('dark')
  const dark = await seriousFaults(page, `dark ${scene.name}`, ofColours)
  await painted('light')
  return [...light, ...wide, ...dark]
}

const ofColours = ['color-contrast', 'link-in-text-block']

const widths = [1440, 1024, 390]

/** What makes the page wider than its window. */
async function tooWide(page: Page, where: string): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(() => {
      const room = document.documentElement.clientWidth
      if (document.documentElement.scrollWidth <= room) return null
      const widest = [...document.querySelectorAll('main *')].toSorted(
        (a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right,
      )[0]
      return `${document.documentElement.scrollWidth} of ${room}: ${widest?.outerHTML.slice(0, 200)}`
    })
    if (over !== null) found.push(`${where} at ${width}: ${over}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  return found
}

const long = 'Donaudampfschifffahrtsgesellschaft'

/** Names and values as long as they may be, without a place to break them. */
async function withLongest(server: ServerProcess, dir: string, ids: Ids): Promise<Ids> {
  const image = readFileSync(fixtures.blank).toString('base64')
  const name = `${long.repeat(5)}.png`
  const { records } = await server.call('records.add', { images: [{ name, base64: image }] })
  const schema = await server.call('schemas.save', {
    name: long.repeat(2),
    body: `{"${long}":""}`,
    settings: { [long]: { names: [long.repeat(2)], help: long.repeat(9) } },
  })
  await server.call('records.tag', { ids: [ids['receipt'] ?? ''], add: [long] })
  for (const field of ['company', 'items[0].name', 'items[0].price'])
    await server.call('records.correct', { id: ids['receipt'] ?? '', field, value: long.repeat(6) })
  await server.call('searches.save', { name: long, filter: { query: long } })
  await server.call('keys.create', { name: long })
  const folder = path.join(dir, long.repeat(3))
  await mkdir(folder)
  const watched = await server.call('folders.add', { path: folder, existing: 'skip' })
  return { ...ids, long: records[0]?.id ?? '', longSchema: schema.id, longFolder: watched.id }
}

async function seriousFaults(page: Page, where: string, rules?: string[]): Promise<string[]> {
  // There are no frames to go into, and of what is right nobody asks: half of the time went into telling it.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${where}: ${id} ${target.join(' ')} ${failureSummary}`),
    )
}

async function show(isFilled: boolean): Promise<Shown> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fovea-axe-'))
  const dataDir = path.join(dir, 'data')
  await mkdir(dataDir)
  if (isFilled) fillHistory(dataDir, 120, Date.now() - 3_600_000)
  const server = await startServerProcess(dataDir)
  const browser = await chromium.launch(chromiumHere())
  const ids = isFilled ? await readSamples(server) : {}
  const watched = isFilled ? await watchFolders(server, path.join(dir, 'ada'), ids['schema'] ?? '') : {}
  const doubtful = isFilled ? await readDoubtful(server, browser) : {}
  const documents = isFilled ? await readDocuments(server, browser, ids['schema'] ?? '') : {}
  const longest = isFilled ? await withLongest(server, dir, ids) : {}
  // Colours on their way from one to the other have no contrast to speak of.
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(server.signInLink)
  return {
    server,
    page,
    ids: { ...ids, ...watched, ...doubtful, ...documents, ...longest },
    async close() {
      await browser.close()
      await server.stop()
      await rm(dir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
