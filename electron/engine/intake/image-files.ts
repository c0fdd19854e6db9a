// Finds the image files in a folder by their names.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { isImageName } from '../../../shared/image/filename.ts'

/** All images in a folder, sorted by name. Links are not followed, so the walk always ends. */
export async function findImages(folder: string, includesSubfolders: boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))) {
    const file = path.join(folder, entry.name)
    if (entry.isFile() && isImageName(entry.name)) found.push(file)
    if (entry.isDirectory() && includesSubfolders && !entry.name.startsWith('.')) {
      found.push(...(await findImages(file, includesSubfolders)))
    }
  }
  return found
}
