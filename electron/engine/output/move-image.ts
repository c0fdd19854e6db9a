// Moves an image to the folder for processed images: it never overwrites another file, and is removed only after its
// copy is safe.
import path from 'node:path'
import { err, ok, type Result } from '../../../shared/result.ts'
import { maxNames, numberedPath } from './numbered-path.ts'
import { inUserFolder, temporaryName, type UserFolder, type UserPlace } from '../../files/user-folder.ts'

/** Finds a free name. The caller stores it before the image is moved. */
export function findFreeTarget(place: UserPlace): Promise<Result<string>> {
  return inUserFolder(place, async (folder) => {
    for (let count = 1; count <= maxNames; count++) {
      const target = numberedPath(place.file, path.extname(place.file), count)
      if (!(await folder.has(path.basename(target)))) return ok(target)
    }
    return err('output.taken', { path: place.file })
  })
}

export interface MoveTask {
  readonly from: UserPlace
  readonly to: UserPlace
  /** The hash of the image that was read. */
  readonly hash: string
  /** Part of the name of the temporary file. */
  readonly id: string
}

/** 'gone' and 'changed': there is nothing to move. 'taken': another name must be found. */
export type Moved = 'moved' | 'taken' | 'gone' | 'changed'

/** Moves an image to another folder. Can be repeated after an interruption at any point. */
export function moveImage(task: MoveTask): Promise<Result<Moved>> {
  const name = path.basename(task.to.file)
  return inUserFolder(task.to, async (target) => {
    // A killed run may have given the image its name and left the temporary file.
    await target.remove(temporaryName(task.id))
    const existingHash = await target.hashOf(name)
    if (existingHash !== null && existingHash !== task.hash) return ok('taken')
    const moved = await inUserFolder(
      task.from,
      (source) => moveOut(source, target, existingHash !== null, task),
      {
        createsMissing: false,
      },
    )
    if (moved.ok || moved.error.code !== 'file.gone' || moved.error.data.path !== task.from.file) return moved
    return ok((await target.hashOf(name)) === task.hash ? 'moved' : 'gone')
  })
}

/** Copies the image to its new place unless it is there already, then removes the old file. */
async function moveOut(
  source: UserFolder,
  target: UserFolder,
  isThere: boolean,
  { from, to, hash, id }: MoveTask,
): Promise<Result<Moved>> {
  const name = path.basename(from.file)
  if (!isThere) {
    const before = await source.hashOf(name)
    if (before !== hash) return ok(before === null ? 'gone' : 'changed')
    const other = { folder: source, name, hash }
    const adopted = await target.adopt(path.basename(to.file), other, temporaryName(id))
    if (adopted !== 'adopted') return ok(adopted)
  }
  // A file that has got the old name meanwhile is another image, and stays.
  if ((await source.hashOf(name)) === hash) await source.remove(name)
  return ok('moved')
}
