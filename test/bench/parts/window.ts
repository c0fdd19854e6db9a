// The window with a long history: time to open, time to answer a search, smoothness of scrolling.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { owner } from '../../../electron/engine/caller.ts'
import { chromiumOptions } from '../../support/chromium.ts'
import { fillHistory } from '../../support/fill-history.ts'
import { startServerProcess } from '../../support/server-process.ts'
import { median } from '../average.ts'
import { seededRandom } from '../images/random.ts'
import { paragraph } from '../images/words.ts'
import { openOwnEngine } from '../own-engine.ts'
import { alignedTable } from '../tables.ts'
import { firstLoadBytes } from '../window/bundle.ts'
import { openHistory } from '../window/opening.ts'
import { droppedPercent, gestures, scrollTraced } from '../window/scrolling.ts'
import { measureSearches } from '../window/searching.ts'
import { searchesUntil } from '../window/searches.ts'

const openings = 10
const pageDir = path.resolve(import.meta.dirname, '../../../dist/renderer')

export async function measureWindow(records: number): Promise<string> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fovea-window-bench-'))
  try {
    const untilMs = Date.now()
    await fillWithProse(dataDir, records, untilMs)
    return [
      `A history of ${records} records; the page is ${(firstLoadBytes(pageDir) / 1024).toFixed(0)} KB (gzip) at first load.`,
      await searches(dataDir, untilMs),
      await looks(dataDir),
    ].join('\n\n')
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Records with the text of a letter, a third of them Chinese, every fifth one tagged. */
async function fillWithProse(dataDir: string, records: number, untilMs: number): Promise<void> {
  const random = seededRandom(7)
  const made = fillHistory(
    dataDir,
    records,
    untilMs,
    (index) => `\n${paragraph(random, index % 3 === 2 ? 'chi_sim' : 'eng')}`,
  )
  const engine = await openOwnEngine(dataDir)
  const ids = made.filter((_, index) => index % 5 === 0).map(({ id }) => id)
  await engine.call('records.tag', { ids, add: ['paid'] }, { caller: owner })
  await engine.close()
}

async function searches(dataDir: string, untilMs: number): Promise<string> {
  const engine = await openOwnEngine(dataDir)
  try {
    return await measureSearches(engine, searchesUntil(untilMs))
  } finally {
    await engine.close()
  }
}

async function looks(dataDir: string): Promise<string> {
  const server = await startServerProcess(dataDir)
  const browser = await chromium.launch(chromiumOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(server.signInLink)
    const openMs: number[] = []
    for (let at = 0; at < openings; at++) openMs.push(await openHistory(page, server.url))
    const rows: Record<string, string>[] = []
    for (const [scrolled, gesture] of Object.entries(gestures)) {
      const frames = await scrollTraced(browser, page, gesture)
      rows.push({
        scrolled,
        frames: String(frames.wanted),
        'dropped, %': droppedPercent(frames),
        'drawn in part': String(frames.incomplete),
      })
    }
    return [
      `From the click until its rows are painted: ${(median(openMs) ?? 0).toFixed(0)} ms, the slowest of ${openings} ${Math.max(...openMs).toFixed(0)} ms.`,
      `Chromium ${browser.version()}, a window of 1440 by 900, by Chromium's own trace.`,
      alignedTable(rows),
    ].join('\n')
  } finally {
    await browser.close()
    await server.stop()
  }
}
