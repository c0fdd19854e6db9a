// Which files of a folder are images by their name, and a walk that finds them.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { imageExtensions } from '../../../shared/image/formats.ts'

const endings: ReadonlySet<string> = new Set(imageExtensions.map((extension) => `.${extension}`))

/** The name only decides what is looked at; what a file is, its bytes say. Hidden files are never images to read. */
export function isImageName(file: string): boolean {
  return !path.basename(file).startsWith('.') && hasImageEnding(file)
}

export function hasImageEnding(file: string): boolean {
  return endings.has(path.extname(file).toLowerCase())
}

/** All images below a folder, in the order of their names. Links are not followed, so the walk always ends. */
export async function findImages(folder: string, includesSubfolders: boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))) {
    const file = path.join(folder, entry.name)
    if (entry.isFile() && isImageName(file)) found.push(file)
    if (entry.isDirectory() && includesSubfolders && !entry.name.startsWith('.')) {
      found.push(...(await findImages(file, includesSubfolders)))
    }
  }
  return found
}
