// Makes the degraded pages: sets like any other, with a manifest and a truth for each image.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startDrawing, type Drawing } from '../bench/images/drawing.ts'
import { sheetOf } from './degraded/sheet.ts'
import { degradedPages, turnedPages, type PlannedPage } from './degraded/plan.ts'

const sources = path.join(import.meta.dirname, 'degraded')

/** The folder with the sets; made anew where what makes them is newer. */
export async function makeDegraded(cacheDir: string, tell: (text: string) => void): Promise<string> {
  const dir = path.join(cacheDir, 'pages')
  if (isCurrent(path.join(dir, 'degraded-turned', 'manifest.json'))) return dir
  const drawing = await startDrawing()
  try {
    await makeSet(drawing, path.join(dir, 'degraded'), degradedPages, tell)
    await makeSet(drawing, path.join(dir, 'degraded-turned'), turnedPages, tell)
  } finally {
    await drawing.close()
  }
  return dir
}

async function makeSet(
  drawing: Drawing,
  dir: string,
  pages: readonly PlannedPage[],
  tell: (text: string) => void,
): Promise<void> {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  const rows: object[] = []
  for (const page of pages) {
    tell(`drawing ${page.name}`)
    const { bytes, extension } = await page.damage(await drawing.draw(sheetOf(page.text, page.look)))
    const image = `${page.name}.${extension}`
    const truth = `${page.name}.truth.txt`
    writeFileSync(path.join(dir, image), bytes)
    writeFileSync(path.join(dir, truth), page.truth)
    rows.push({ image, truth, lang: page.text.lang, variant: page.variant })
  }
  // Last: a folder that was broken off has none, and is made again.
  writeFileSync(path.join(dir, 'manifest.json'), JSON.stringify(rows, null, 1))
  tell('')
}

function isCurrent(manifest: string): boolean {
  if (!existsSync(manifest)) return false
  const made = statSync(manifest).mtimeMs
  return readdirSync(sources).every((name) => statSync(path.join(sources, name)).mtimeMs < made)
}
