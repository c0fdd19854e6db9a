// Opens a regular file for reading. A link is not followed, nobody waits for the writer of a pipe, and a file that
// changes while it is read is reported.
import type { PathLike, Stats } from 'node:fs'
import { lstat, open, type FileHandle } from 'node:fs/promises'
import { err } from '../../shared/result.ts'
import { reason } from '../../shared/reasons.ts'
import { noFollowFlags, refuse } from './opened-folder.ts'

export interface OpenedFile {
  readonly handle: FileHandle
  readonly sizeBytes: number
  readonly mtimeMs: number
}

/** Opens the file; throws `Refused` for anything that is no regular file. */
export async function openRegular(file: PathLike, shown: string): Promise<OpenedFile> {
  // Looked at first, because opening a device may already change it.
  assertRegular(await lstat(file), shown)
  const handle = await open(file, noFollowFlags)
  try {
    const stats = await handle.stat()
    assertRegular(stats, shown)
    return { handle, sizeBytes: stats.size, mtimeMs: stats.mtimeMs }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function assertRegular(stats: Stats, path: string): void {
  if (!stats.isFile()) refuse(err('file.notRegular', { path, kind: kindOf(stats) }))
}

/** Reads an opened file to its end; throws `Refused` if it changed meanwhile, such as a log that never ends. */
export async function readWhole(
  { handle, sizeBytes, mtimeMs }: OpenedFile,
  path: string,
): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.alloc(sizeBytes)
  let length = 0
  for (let read = 1; read > 0 && length < sizeBytes; length += read)
    read = (await handle.read(bytes, length, sizeBytes - length, length)).bytesRead
  const after = await handle.stat()
  if (length !== sizeBytes || after.size !== sizeBytes || after.mtimeMs !== mtimeMs)
    refuse(err('file.changed', { path }))
  return bytes
}

/** Describes in words what stands in place of a regular file. */
function kindOf(stats: Stats): string {
  if (stats.isSymbolicLink()) return reason('a link')
  if (stats.isDirectory()) return reason('a folder')
  if (stats.isFIFO()) return reason('a pipe')
  if (stats.isSocket()) return reason('a socket')
  return reason('a device')
}
