// Finds the image files in a folder by their names.
import path from 'node:path'
import { isImageName } from '../../../shared/image/filename.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { inDirectory } from '../../files/user-folder.ts'

/** All images in a folder and those below it, sorted by name. Links are not followed, so the walk always ends. */
export async function findImages(root: string, dir = root): Promise<Result<string[]>> {
  const entries = await inDirectory({ base: root, dir }, async (folder) => ok(await folder.entries()))
  if (!entries.ok) return entries
  const found: string[] = []
  for (const entry of entries.value.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))) {
    const file = path.join(dir, entry.name)
    if (entry.isFile() && isImageName(entry.name)) found.push(file)
    if (entry.isDirectory() && !entry.name.startsWith('.')) {
      const inside = await findImages(root, file)
      if (!inside.ok) return inside
      found.push(...inside.value)
    }
  }
  return ok(found)
}
