// Puts a file into somebody's folder: whole or not at all, and never over a file that we did not write, or that
// somebody has changed since. [Note: output]
import path from 'node:path'
import { err, ok, type Result } from '../../../shared/result.ts'
import { mostNames, numberedPath } from './numbered-path.ts'
import { inUserFolder, sha256, temporaryName, type UserPlace } from './user-folder.ts'

export interface PlacedFile {
  readonly path: string
  readonly hash: string
}

export interface PlaceWish {
  readonly place: UserPlace
  readonly ending: string
  readonly content: string | Uint8Array
  /** Names the temporary file. */
  readonly id: string
  /** The last file of the same image: where it is, and what we wrote. */
  readonly before: PlacedFile | null
  /** Whether it was written for another image: two scans of one text are still two files. */
  readonly isAnothers: (path: string) => boolean
}

/** Where a file of ours lies, with another content; null where it was changed or taken away since. */
export function renewFile(wish: {
  readonly before: PlacedFile
  readonly content: string | Uint8Array
  readonly id: string
}): Promise<Result<PlacedFile | null>> {
  const { content, before } = wish
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content
  const hash = sha256(bytes)
  const temporary = temporaryName(wish.id)
  const name = path.basename(before.path)
  return inUserFolder(
    { base: path.dirname(before.path), file: before.path },
    async (folder) => {
      await folder.remove(temporary)
      const there = await folder.hashOf(name)
      if (there === before.hash && there !== hash) await folder.replace(name, bytes, temporary)
      else if (there !== hash) return ok(null)
      return ok({ path: before.path, hash })
    },
    { isMade: false },
  )
}

export function placeFile({
  place,
  ending,
  content,
  before,
  ...wish
}: PlaceWish): Promise<Result<PlacedFile>> {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content
  const hash = sha256(bytes)
  const temporary = temporaryName(wish.id)
  return inUserFolder(place, async (folder) => {
    // A killed run may have left it after the file had its name already, so that nothing is written any more.
    await folder.remove(temporary)
    for (let count = 1; count <= mostNames; count++) {
      const target = numberedPath(place.file, ending, count)
      const name = path.basename(target)
      const there = await folder.hashOf(name)
      // The same bytes: it was written before the engine was killed, or nothing has changed.
      if (there === hash && !wish.isAnothers(target)) return ok({ path: target, hash })
      const isOurs = there !== null && before?.path === target && before.hash === there
      if (isOurs) await folder.replace(name, bytes, temporary)
      // Where somebody took the name in between, the next one is tried.
      else if (there !== null || !(await folder.create(name, bytes, temporary))) continue
      return ok({ path: target, hash })
    }
    return err('output.taken', { path: place.file })
  })
}
