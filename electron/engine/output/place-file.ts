// Writes a file into a user's folder: completely or not at all, and never over a file that Fovea did not write or
// that somebody has changed since. [Note: output]
import path from 'node:path'
import { err, ok, type Result } from '../../../shared/result.ts'
import { maxNames, numberedPath } from './numbered-path.ts'
import { inUserFolder, sha256, temporaryName, type UserPlace } from '../../files/user-folder.ts'

export interface PlacedFile {
  readonly path: string
  readonly hash: string
}

export interface PlaceTask {
  readonly place: UserPlace
  readonly ending: string
  readonly content: string | Uint8Array
  /** Part of the name of the temporary file. */
  readonly id: string
  /** The last file that was written for the same image. */
  readonly before: PlacedFile | null
  /** Whether the file was written for another image: two scans with the same text are still two files. */
  readonly belongsToOther: (path: string) => boolean
}

/** Replaces the content of a file that Fovea wrote; null if somebody has changed or removed it since. */
export function renewFile(task: {
  readonly before: PlacedFile
  readonly content: string | Uint8Array
  readonly id: string
}): Promise<Result<PlacedFile | null>> {
  const { content, before } = task
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content
  const hash = sha256(bytes)
  const temporary = temporaryName(task.id)
  const name = path.basename(before.path)
  return inUserFolder(
    { base: path.dirname(before.path), file: before.path },
    async (folder) => {
      await folder.remove(temporary)
      const existingHash = await folder.hashOf(name)
      if (existingHash === before.hash && existingHash !== hash) await folder.replace(name, bytes, temporary)
      else if (existingHash !== hash) return ok(null)
      return ok({ path: before.path, hash })
    },
    { createsMissing: false },
  )
}

/** Writes a file under the first free name, or over the last file of the same image. */
export function placeFile({
  place,
  ending,
  content,
  before,
  ...task
}: PlaceTask): Promise<Result<PlacedFile>> {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content
  const hash = sha256(bytes)
  const temporary = temporaryName(task.id)
  return inUserFolder(place, async (folder) => {
    // A killed run may have left it although the file had its final name already.
    await folder.remove(temporary)
    for (let count = 1; count <= maxNames; count++) {
      const target = numberedPath(place.file, ending, count)
      const name = path.basename(target)
      const existingHash = await folder.hashOf(name)
      // The same bytes: the file was written before the engine was killed, or nothing has changed.
      if (existingHash === hash && !task.belongsToOther(target)) return ok({ path: target, hash })
      const isOurs = existingHash !== null && before?.path === target && before.hash === existingHash
      if (isOurs) await folder.replace(name, bytes, temporary)
      // If somebody has taken the name meanwhile, the next one is tried.
      else if (existingHash !== null || !(await folder.create(name, bytes, temporary))) continue
      return ok({ path: target, hash })
    }
    return err('output.taken', { path: place.file })
  })
}
