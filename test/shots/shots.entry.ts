// `npm run shots`: writes a screenshot of every screen (light and dark, English and Chinese, three widths, empty and
// full) to screenshots/, and prints what the eye misses: small, cut off or covered controls and text, and faults that axe
// calls serious. `npm run shots -- history record` makes only those whose name contains a word, and `npm run shots --
// --docs` those that the guide and the README show.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { chromiumOptions } from '../support/chromium.ts'
import { copyDatabase, readDoubtful } from './doubtful.ts'
import { fillKeys } from './fill-keys.ts'
import { fillThumbnails } from './fill-thumbnails.ts'
import { accessibilityFaults } from '../e2e/support/faults-of.ts'
import { layoutFaults } from '../e2e/support/layout-faults.ts'
import type { Call } from '../e2e/support/reset.ts'
import { fillFull } from '../support/fill-full.ts'
import { fillHistory } from '../support/fill-history.ts'
import { serveGallery } from '../support/gallery.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { docPictures, writeDocPictures } from './doc-pictures.ts'
import { closerScreens, emptyScreens, fullScreens, largeScreens, type Ids, type Scene } from './scenes.ts'
import { readDocuments, readScan } from './read-documents.ts'
import { readSamples } from './read-samples.ts'
import { watchFolders } from './watch-folders.ts'

const out = path.resolve(import.meta.dirname, '../../screenshots')
const isForDocs = process.argv.includes('--docs')
const words = isForDocs ? docPictures.map(({ shot }) => shot) : process.argv.slice(2)
const looks = [
  { theme: 'light', language: 'en', width: 1440, height: 900 },
  { theme: 'dark', language: 'en', width: 1440, height: 900 },
  { theme: 'light', language: 'zh', width: 1440, height: 900 },
  { theme: 'light', language: 'en', width: 1100, height: 760 },
  { theme: 'dark', language: 'zh', width: 1100, height: 760 },
  { theme: 'light', language: 'en', width: 390, height: 844 },
  { theme: 'dark', language: 'zh', width: 390, height: 844 },
] as const

/** The screenshots with each fault. */
const filesOf = new Map<string, string[]>()

await mkdir(out, { recursive: true })
// A fixed name, because it is visible in the screenshots of folders.
const filesDir = path.join(os.tmpdir(), 'fovea-shots')
await rm(filesDir, { recursive: true, force: true })
const browser = await chromium.launch(chromiumOptions())
interface Filling {
  /** Fills the data folder while it is not in use. */
  readonly before?: (dataDir: string) => Promise<void>
  readonly after: (server: ServerProcess, dataDir: string) => Promise<Ids>
}

/** Fills a server with records of an ordinary history, and with samples that it reads; returns the ids by short names. */
const fillUsual: Filling = {
  async before(dataDir) {
    fillHistory(dataDir, 240, Date.now() - 3_600_000)
    await fillThumbnails(dataDir)
    fillKeys(dataDir, Date.now())
    copyDatabase(dataDir, Date.now())
  },
  async after(server) {
    await keepOneFailure(server)
    const ids = await readSamples(server)
    const watched = await watchFolders(server, path.join(filesDir, 'ada'), ids['schema'] ?? '')
    const documents = await readDocuments(server, browser, ids['schema'] ?? '')
    return { ...ids, ...documents, ...(await readDoubtful(server, browser)), ...watched }
  },
}

/** Fills a server with the most that its screens may have to show, and with a scan of 20 pages that it reads. */
const fillLarge: Filling = {
  async after(server, dataDir) {
    const call: Call = (name, input) => server.call(name, input)
    const dir = path.join(filesDir, 'large')
    await mkdir(dir, { recursive: true })
    return { ...(await fillFull(dataDir, call, dir)), ...(await readScan(server, browser)) }
  },
}

try {
  await shoot('empty', emptyScreens)
  await shoot('full', [...fullScreens, ...closerScreens], fillUsual)
  await shoot('large', largeScreens, fillLarge)
  await shootGallery()
  if (isForDocs) await writeDocPictures(out, path.resolve(import.meta.dirname, '../../docs'))
} finally {
  for (const [fault, [first, ...others]] of filesOf)
    say(`${first ?? ''}${others.length > 0 ? ` and ${others.length} others` : ''}: ${fault}`)
  await browser.close()
  await rm(filesDir, { recursive: true, force: true, maxRetries: 5 })
}

/** Takes the screenshots of the gallery of components. */
async function shootGallery(): Promise<void> {
  const gallery = await serveGallery()
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  for (const theme of ['light', 'dark'] as const) {
    const file = `components-1440-en-${theme}.png`
    if (!isWanted(file)) continue
    await page.goto(gallery.url(theme))
    await page.getByRole('heading', { name: 'Components' }).waitFor()
    await page.screenshot({ path: path.join(out, file), animations: 'disabled' })
  }
  await page.close()
  await gallery.close()
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Whether a screenshot was requested on the command line. */
function isWanted(file: string): boolean {
  return words.length === 0 || words.some((word) => file.includes(word))
}

/** Removes all failed records but one, because an inbox full of old failures is not typical. */
async function keepOneFailure(server: ServerProcess): Promise<void> {
  const { records } = await server.call('records.list', { status: 'failed' })
  await server.call('records.remove', { ids: records.slice(1).map(({ id }) => id), isForever: true })
}

/** Removes choices and unsaved drafts of another scene. */
function forgetLeftovers(): void {
  for (const slot of Object.keys(localStorage))
    if (/choice|schemaDraft|listFolded/.test(slot)) localStorage.removeItem(slot)
}

/** Starts a server with these records and takes the screenshots of these scenes. */
async function shoot(name: string, scenes: readonly Scene[], filling?: Filling): Promise<void> {
  const files = looks.flatMap((look) => scenes.map((scene) => fileOf(name, scene, look)))
  if (!files.some(isWanted)) return
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'fovea-shots-'))
  await filling?.before?.(dataDir)
  const server = await startServerProcess(dataDir)
  try {
    const ids = (await filling?.after(server, dataDir)) ?? {}
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(server.signInLink)
    for (const look of looks) {
      const { theme, language, width, height } = look
      await server.call('settings.set', { theme, language })
      await page.setViewportSize({ width, height })
      for (const scene of scenes) {
        const file = fileOf(name, scene, look)
        if (isWanted(file)) await shootScene(page, { scene, ids, file, url: server.url })
      }
    }
    await context.close()
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

function fileOf(name: string, scene: Scene, { width, language, theme }: (typeof looks)[number]): string {
  return `${name}-${scene.name}-${width}-${language}-${theme}.png`
}

interface Shot {
  readonly scene: Scene
  readonly ids: Ids
  readonly file: string
  readonly url: string
}

/** Takes a screenshot and prints the faults of the screen; a scene that fails is printed, too, and the others follow. */
async function shootScene(page: Page, { scene, ids, file, url }: Shot): Promise<void> {
  await page.goto(`${url}/#/${scene.at(ids)}`)
  await page.evaluate(forgetLeftovers)
  await page.reload()
  await page.getByRole('main').first().waitFor()
  await scene.before?.(page, ids).catch((error: unknown) => say(`${file}: ${String(error)}`))
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: path.join(out, file), animations: 'disabled' })
  const faults = [...(await layoutFaults(page)), ...(await accessibilityFaults(page))]
  for (const fault of faults) filesOf.set(fault, [...(filesOf.get(fault) ?? []), file])
}
