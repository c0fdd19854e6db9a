// Draws sets of images, each with a manifest and a truth for each image like any other set.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startDrawing, type Drawing, type Sheet } from '../bench/images/drawing.ts'
import type { Damage } from './degraded/damage.ts'

export interface DrawnPage {
  readonly name: string
  readonly lang: string
  /** The figures are grouped by it. */
  readonly variant?: string
  readonly truth: string
  readonly sheet: Sheet
  readonly damage: Damage
}

export interface DrawnSet {
  readonly name: string
  readonly pages: readonly DrawnPage[]
}

/** Draws the sets, unless they are newer than all their sources. */
export async function makeSets(
  dir: string,
  sources: readonly string[],
  sets: readonly DrawnSet[],
  tell: (text: string) => void,
): Promise<string> {
  const manifests = sets.map(({ name }) => path.join(dir, name, 'manifest.json'))
  if (areCurrent(manifests, sources)) return dir
  const drawing = await startDrawing()
  try {
    for (const { name, pages } of sets) await makeSet(drawing, path.join(dir, name), pages, tell)
  } finally {
    await drawing.close()
  }
  return dir
}

async function makeSet(
  drawing: Drawing,
  dir: string,
  pages: readonly DrawnPage[],
  tell: (text: string) => void,
): Promise<void> {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  const rows: object[] = []
  for (const { name, sheet, damage, truth, lang, variant } of pages) {
    tell(`drawing ${name}`)
    const { bytes, extension } = await damage(await drawing.draw(sheet))
    const image = `${name}.${extension}`
    const truthFile = `${name}.truth.txt`
    writeFileSync(path.join(dir, image), bytes)
    writeFileSync(path.join(dir, truthFile), truth)
    rows.push({ image, truth: truthFile, lang, variant })
  }
  // written last, so that an interrupted set has none and is drawn again
  writeFileSync(path.join(dir, 'manifest.json'), JSON.stringify(rows, null, 1))
  tell('')
}

function areCurrent(manifests: readonly string[], sources: readonly string[]): boolean {
  if (!manifests.every((each) => existsSync(each))) return false
  const made = Math.min(...manifests.map((each) => statSync(each).mtimeMs))
  return sources
    .flatMap((dir) =>
      readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => path.join(dir, name)),
    )
    .every((file) => statSync(file).mtimeMs < made)
}
