// `npm run shots`: writes a screenshot of every screen (light and dark, English and Chinese, three widths, empty and
// full) to screenshots/. `npm run shots -- history record` makes only those whose name contains a word, and `npm run
// shots -- --docs` those that the guide and the README show.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumOptions } from '../support/chromium.ts'
import { copyDatabase, readDoubtful } from './doubtful.ts'
import { fillKeys } from './fill-keys.ts'
import { fillThumbnails } from './fill-thumbnails.ts'
import { fillHistory } from '../support/fill-history.ts'
import { serveGallery } from '../support/gallery.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { docPictures, writeDocPictures } from './doc-pictures.ts'
import { closerScreens, emptyScreens, fullScreens, type Scene } from './scenes.ts'
import { readDocuments } from './read-documents.ts'
import { readSamples } from './read-samples.ts'
import { watchFolders } from './watch-folders.ts'

const out = path.resolve(import.meta.dirname, '../../screenshots')
const isForDocs = process.argv.includes('--docs')
const words = isForDocs ? docPictures.map(({ shot }) => shot) : process.argv.slice(2)
const looks = [
  { theme: 'light', language: 'en', width: 1440, height: 900 },
  { theme: 'dark', language: 'en', width: 1440, height: 900 },
  { theme: 'light', language: 'zh', width: 1440, height: 900 },
  { theme: 'light', language: 'en', width: 1024, height: 700 },
  { theme: 'dark', language: 'zh', width: 1024, height: 700 },
  { theme: 'light', language: 'en', width: 390, height: 844 },
  { theme: 'dark', language: 'zh', width: 390, height: 844 },
] as const

await mkdir(out, { recursive: true })
// A fixed name, because it is visible in the screenshots of folders.
const filesDir = path.join(os.tmpdir(), 'fovea-shots')
await rm(filesDir, { recursive: true, force: true })
const browser = await chromium.launch(chromiumOptions())
try {
  await shoot('empty', emptyScreens, 0)
  await shoot('full', [...fullScreens, ...closerScreens], 240)
  await shootGallery()
  if (isForDocs) await writeDocPictures(out, path.resolve(import.meta.dirname, '../../docs'))
} finally {
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

/** Whether a screenshot was requested on the command line. */
function isWanted(file: string): boolean {
  return words.length === 0 || words.some((word) => file.includes(word))
}

/** Fills a server with samples; returns the ids by short names. */
async function fill(server: ServerProcess): Promise<Readonly<Record<string, string>>> {
  await keepOneFailure(server)
  const ids = await readSamples(server)
  const watched = await watchFolders(server, path.join(filesDir, 'ada'), ids['schema'] ?? '')
  const documents = await readDocuments(server, browser, ids['schema'] ?? '')
  return { ...ids, ...documents, ...(await readDoubtful(server, browser)), ...watched }
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

/** Starts a server with this number of records and takes the screenshots of these scenes. */
async function shoot(name: string, scenes: readonly Scene[], recordCount: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'fovea-shots-'))
  if (recordCount > 0) {
    fillHistory(dataDir, recordCount, Date.now() - 3_600_000)
    await fillThumbnails(dataDir)
    fillKeys(dataDir, Date.now())
    copyDatabase(dataDir, Date.now())
  }
  const server = await startServerProcess(dataDir)
  try {
    const ids = recordCount > 0 ? await fill(server) : {}
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(server.signInLink)
    for (const { theme, language, width, height } of looks) {
      await server.call('settings.set', { theme, language })
      await page.setViewportSize({ width, height })
      for (const scene of scenes) {
        const file = `${name}-${scene.name}-${width}-${language}-${theme}.png`
        if (!isWanted(file)) continue
        await page.goto(`${server.url}/#/${scene.at(ids)}`)
        await page.evaluate(forgetLeftovers)
        await page.reload()
        await page.getByRole('main').first().waitFor()
        await scene.before?.(page, ids)
        await page.waitForLoadState('networkidle')
        await page.screenshot({ path: path.join(out, file), animations: 'disabled' })
      }
    }
    await context.close()
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
