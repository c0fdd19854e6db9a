// Moves an image to the folder for what is done: by a second name where that can be, by a copy that is compared where
// it is another disk. It is never written over another file, and never gone before it is safe.
import { createReadStream } from 'node:fs'
import { copyFile, link, lstat, mkdir, open, rm, utimes } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileFault, isMissingFile, systemCode } from '../../../shared/file-fault.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { numberedPath } from './numbered-path.ts'
import { moveIfFree, syncFolder } from './place-file.ts'

const mostNames = 100

/** A name that is free now; where it is to go is stored before it goes there. */
export async function freeTarget(wanted: string): Promise<Result<string>> {
  try {
    for (let count = 1; count <= mostNames; count++) {
      const target = numberedPath(wanted, path.extname(wanted), count)
      if (!(await isThere(target))) return ok(target)
    }
    return err('output.taken', { path: wanted })
  } catch (error) {
    return fileFault(error, wanted)
  }
}

export type Moved = 'moved' | 'taken'

/** Can be done again after it was cut off at any point. `hash` is that of the image that was read. */
export async function moveImage(from: string, to: string, hash: string, id: string): Promise<Result<Moved>> {
  const temporary = path.join(path.dirname(to), `.fovea-${id}.tmp`)
  try {
    const [isFrom, isTo] = [await isThere(from), await isThere(to)]
    if (isTo && (await hashOf(to)) !== hash) return ok('taken')
    if (!isFrom) return isTo ? ok('moved') : err('file.gone', { path: from })
    if ((await hashOf(from)) !== hash) return err('output.moved', { path: from })
    if (!isTo) {
      await mkdir(path.dirname(to), { recursive: true })
      if (!(await giveSecondName(from, to, hash, temporary))) return ok('taken')
      await syncFolder(path.dirname(to))
    }
    // It may have got its name in a run that was killed right after.
    await rm(temporary, { force: true })
    await rm(from)
    return ok('moved')
  } catch (error) {
    return fileFault(error, from)
  }
}

async function giveSecondName(from: string, to: string, hash: string, temporary: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    const code = systemCode(error)
    if (code === null) throw error
    if (code === 'EEXIST') return false
  }
  // Another disk, or one that knows no second names.
  try {
    await copyFile(from, temporary)
    const { atime, mtime } = await lstat(from)
    await utimes(temporary, atime, mtime)
    const handle = await open(temporary, 'r+')
    await handle.sync().finally(() => handle.close())
    if ((await hashOf(temporary)) !== hash) throw new Error(`the copy of ${from} is not what was copied`)
    return await moveIfFree(temporary, to)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

async function isThere(file: string): Promise<boolean> {
  try {
    await lstat(file)
    return true
  } catch (error) {
    if (isMissingFile(error)) return false
    throw error
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}
