// Puts a file into somebody's folder: whole or not at all, and never over a file that we did not write, or that
// somebody has changed since. [Note: output]
import { createHash } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileFault, systemCode } from '../../../shared/file-fault.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { numberedPath } from './numbered-path.ts'

export interface PlacedFile {
  readonly path: string
  readonly hash: string
}

export interface PlaceWish {
  readonly path: string
  readonly ending: string
  readonly content: string | Uint8Array
  /** Names the temporary file, so that what a killed run left behind is removed by the next one. */
  readonly id: string
  /** The last file of the same image: where it is, and what we wrote. */
  readonly before: PlacedFile | null
  /** Whether it was written for another image: two scans of one text are still two files. */
  readonly isAnothers: (path: string) => boolean
}

const mostNames = 100
/** A file of ours is never larger; what is, is somebody else's and need not be read to know it. */
const mostBytes = 64 * 1024 * 1024

export async function placeFile(wish: PlaceWish): Promise<Result<PlacedFile>> {
  const bytes = typeof wish.content === 'string' ? Buffer.from(wish.content, 'utf8') : wish.content
  const hash = sha256(bytes)
  try {
    const dir = path.dirname(wish.path)
    await mkdir(dir, { recursive: true })
    const temporary = path.join(dir, `.fovea-${wish.id}.tmp`)
    // What a killed run left: perhaps after the file had its name already, so that nothing is written any more.
    await rm(temporary, { force: true })
    for (let count = 1; count <= mostNames; count++) {
      const target = numberedPath(wish.path, wish.ending, count)
      const there = await hashOf(target)
      // The same bytes: it was written before the engine was killed, or nothing has changed.
      if (there === hash && !wish.isAnothers(target)) return ok({ path: target, hash })
      const isOurs = there !== null && wish.before?.path === target && wish.before.hash === there
      if (there !== null && !isOurs) continue
      await writeTemporary(temporary, bytes)
      if (isOurs) await rename(temporary, target)
      else if (!(await moveIfFree(temporary, target))) {
        count -= 1 // somebody took the name in between; it is looked at again
        continue
      }
      await syncFolder(dir)
      return ok({ path: target, hash })
    }
    return err('output.taken', { path: wish.path })
  } catch (error) {
    return fileFault(error, wish.path)
  }
}

/** Gives a file its name unless it is taken; a rename alone would write over what has it. */
export async function moveIfFree(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    await rm(from)
    return true
  } catch (error) {
    if (systemCode(error) === 'EEXIST') {
      await rm(from, { force: true })
      return false
    }
    if (!hasNoLinks.has(systemCode(error) ?? '')) throw error
    // FAT and some shares know no second name for a file; between this look and the rename lies next to nothing.
    if ((await stat(to).catch(() => null)) !== null) {
      await rm(from, { force: true })
      return false
    }
    await rename(from, to)
    return true
  }
}

const hasNoLinks: ReadonlySet<string> = new Set([
  'EPERM',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EMLINK',
  'EINVAL',
])

async function writeTemporary(temporary: string, bytes: Uint8Array): Promise<void> {
  try {
    const handle = await open(temporary, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

/** So that a power cut can't take back the new name. Windows has no such call. */
export async function syncFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(dir, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // Some shares can't; what was written is as safe there as it can be.
    if (systemCode(error) === null) throw error
  } finally {
    await handle.close()
  }
}

/** Null if nothing is there. */
async function hashOf(file: string): Promise<string | null> {
  try {
    const stats = await stat(file)
    return stats.isFile() && stats.size <= mostBytes ? sha256(await readFile(file)) : 'not ours'
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null
    throw error
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
