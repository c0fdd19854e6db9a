// Writes a file into a user's folder: completely or not at all, and never over a file that Fovea did not write or
// that somebody has changed since. [Note: output]
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
  /** Part of the name of the temporary file. */
  readonly id: string
  /** The last file that was written for the same image. */
  readonly before: PlacedFile | null
  /** Whether the file was written for another image: two scans with the same text are still two files. */
  readonly isAnothers: (path: string) => boolean
}

/** Replaces the content of a file that Fovea wrote; null if somebody has changed or removed it since. */
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
    // A killed run may have left it although the file had its final name already.
    await folder.remove(temporary)
    for (let count = 1; count <= mostNames; count++) {
      const target = numberedPath(place.file, ending, count)
      const name = path.basename(target)
      const there = await folder.hashOf(name)
      // The same bytes: the file was written before the engine was killed, or nothing has changed.
      if (there === hash && !wish.isAnothers(target)) return ok({ path: target, hash })
      const isOurs = there !== null && before?.path === target && before.hash === there
      if (isOurs) await folder.replace(name, bytes, temporary)
      // If somebody has taken the name meanwhile, the next one is tried.
      else if (there !== null || !(await folder.create(name, bytes, temporary))) continue
      return ok({ path: target, hash })
    }
    return err('output.taken', { path: place.file })
  })
}
