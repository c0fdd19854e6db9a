// Reads files that are the user's: of a watched folder, or named by a person.
import type { Stats } from 'node:fs'
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { fileFault } from '../../shared/file-fault.ts'
import { ok, type Err, type Result } from '../../shared/result.ts'
import { replacementCharacter } from './opened-folder.ts'
import { readWhole, type OpenedFile } from './regular-file.ts'
import { inDirectory, type UserFolder, type UserPlace } from './user-folder.ts'

export interface FileContent {
  readonly bytes: Buffer<ArrayBuffer>
  readonly state: { readonly sizeBytes: number; readonly mtimeMs: number }
}

/** Looks at a file without following a link; null if nothing has its name. */
export function statUserFile(place: UserPlace): Promise<Result<Stats | null>> {
  return inFolderOf(place, (folder, name) => folder.stat(name))
}

/** Opens a file for reading; the open file is the caller's to close. */
export function openUserFile(place: UserPlace): Promise<Result<OpenedFile>> {
  return inFolderOf(place, (folder, name) => folder.open(name))
}

/** Reads a whole file. `refusal` looks at the opened file first, because it may be a film. */
export async function readUserFile(
  place: UserPlace,
  refusal: (file: OpenedFile) => Err | null | Promise<Err | null>,
): Promise<Result<FileContent>> {
  const read = await inFolderOf(place, async (folder, name): Promise<Result<FileContent>> => {
    const opened = await folder.open(name)
    const { sizeBytes, mtimeMs } = opened
    try {
      const refused = await refusal(opened)
      return refused ?? ok({ bytes: await readWhole(opened, place.file), state: { sizeBytes, mtimeMs } })
    } finally {
      await opened.handle.close()
    }
  })
  return read.ok ? read.value : read
}

function inFolderOf<T>(
  { base, file }: UserPlace,
  work: (folder: UserFolder, name: string) => Promise<T>,
): Promise<Result<T>> {
  return inDirectory({ base, dir: path.dirname(file), shown: file }, async (folder) =>
    ok(await work(folder, path.basename(file))),
  )
}

/** The place of a file that a person named. Links are followed here, because they are that person's choice. */
export async function namedPlace(file: string): Promise<Result<UserPlace>> {
  const absolute = path.resolve(file)
  // Node can't tell the real path of a name that is no UTF-8.
  if (absolute.includes(replacementCharacter)) return ok({ base: path.parse(absolute).root, file: absolute })
  try {
    const real = await realpath(absolute)
    return ok({ base: path.dirname(real), file: real })
  } catch (error) {
    return fileFault(error, file)
  }
}
