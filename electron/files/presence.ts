// Tells whether something stands at a path, and whether a folder may be used. No file is opened, so nothing can block.
import { existsSync, readdirSync } from 'node:fs'
import { access, constants, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileFault } from '../../shared/file-fault.ts'
import { err, ok, type Err, type Result } from '../../shared/result.ts'
import { replacementCharacter } from './opened-folder.ts'

/** Whether anything stands at the path, also under a name that is no UTF-8. */
export function isPresent(file: string): boolean {
  if (!file.includes(replacementCharacter)) return existsSync(file)
  try {
    return readdirSync(path.dirname(file)).includes(path.basename(file))
  } catch (error) {
    fileFault(error, file)
    return false
  }
}

/** Tells what stands at a path that a person named, through links. */
export async function kindAt(file: string): Promise<Result<'file' | 'folder' | 'other'>> {
  try {
    const stats = await stat(file)
    return ok(stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : 'other')
  } catch (error) {
    return fileFault(error, file)
  }
}

/** Returns the real path of a folder, with all links in it resolved. */
export async function realFolder(dir: string): Promise<Result<string>> {
  const kind = await kindAt(dir)
  if (!kind.ok) return kind
  if (kind.value !== 'folder') return err('folder.notFolder', { path: dir })
  try {
    return ok(await realpath(dir))
  } catch (error) {
    return fileFault(error, dir)
  }
}

/** Resolves links as far as the path exists; the rest is created by the first write. */
export async function futureFolder(dir: string): Promise<Result<string>> {
  const real = await realFolder(dir)
  const parent = path.dirname(dir)
  if (real.ok || real.error.code !== 'file.gone' || parent === dir) return real
  const above = await futureFolder(parent)
  return above.ok ? ok(path.join(above.value, path.basename(dir))) : above
}

/** Resolves links in the folder of a file, but not the file itself: a link in a watched folder is a link. */
export async function realPlace(file: string): Promise<string> {
  const dir = await realFolder(path.dirname(file))
  return dir.ok ? path.join(dir.value, path.basename(file)) : file
}

/** Returns why a folder can't be read or written; null if it can. */
export async function folderRefusal(dir: string, use: 'read' | 'write'): Promise<Err | null> {
  try {
    await access(dir, (use === 'read' ? constants.R_OK : constants.W_OK) | constants.X_OK)
    return null
  } catch (error) {
    return fileFault(error, dir)
  }
}
