// Moves an image to the folder for processed images: it never overwrites another file, and is removed only after its
// copy is safe.
import path from 'node:path'
import { err, ok, type Result } from '../../../shared/result.ts'
import { mostNames, numberedPath } from './numbered-path.ts'
import { inUserFolder, temporaryName, type UserFolder, type UserPlace } from './user-folder.ts'

/** Finds a free name. The caller stores it before the image is moved. */
export function freeTarget(wanted: UserPlace): Promise<Result<string>> {
  return inUserFolder(wanted, async (folder) => {
    for (let count = 1; count <= mostNames; count++) {
      const target = numberedPath(wanted.file, path.extname(wanted.file), count)
      if (!(await folder.has(path.basename(target)))) return ok(target)
    }
    return err('output.taken', { path: wanted.file })
  })
}

export interface MoveWish {
  readonly from: UserPlace
  readonly to: UserPlace
  /** The hash of the image that was read. */
  readonly hash: string
  /** Part of the name of the temporary file. */
  readonly id: string
}

/** 'gone' and 'changed': there is nothing to move. 'taken': another name must be found. */
export type Moved = 'moved' | 'taken' | 'gone' | 'changed'

/** Can be repeated after an interruption at any point. */
export function moveImage(wish: MoveWish): Promise<Result<Moved>> {
  const name = path.basename(wish.to.file)
  return inUserFolder(wish.to, async (target) => {
    // A killed run may have given the image its name and left the temporary file.
    await target.remove(temporaryName(wish.id))
    const there = await target.hashOf(name)
    if (there !== null && there !== wish.hash) return ok('taken')
    const moved = await inUserFolder(wish.from, (source) => moveOut(source, target, there !== null, wish), {
      isMade: false,
    })
    if (moved.ok || moved.error.code !== 'file.gone' || moved.error.data.path !== wish.from.file) return moved
    return ok((await target.hashOf(name)) === wish.hash ? 'moved' : 'gone')
  })
}

async function moveOut(
  source: UserFolder,
  target: UserFolder,
  isThere: boolean,
  { from, to, hash, id }: MoveWish,
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
