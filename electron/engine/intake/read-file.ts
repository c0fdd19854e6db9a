// Reads a whole file, and explains in words why it can't be read.
import { lstat, open, stat, type FileHandle } from 'node:fs/promises'
import { constants, type Stats } from 'node:fs'
import path from 'node:path'
import { fileFault } from '../../../shared/file-fault.ts'
import { maxBytesFor } from '../../../shared/image/check.ts'
import { imageLimits } from '../../../shared/limits.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { FileState } from '../db/folder-files.ts'
import { reason } from '../../../shared/reasons.ts'

export interface ReadOptions {
  /** Whether links are followed. In a watch folder a link might lead anywhere, so there it is not read. */
  readonly followsLinks: boolean
}

/** Flags against a pipe or link that takes the file's place between the check and the opening. */
const noFollowFlags =
  process.platform === 'win32'
    ? constants.O_RDONLY
    : constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** Returns the bytes of a regular file, and its size and time. */
export async function readImageFile(
  file: string,
  { followsLinks }: ReadOptions = { followsLinks: true },
): Promise<Result<{ bytes: Uint8Array; state: FileState }>> {
  try {
    const stats = await (followsLinks ? stat(file) : lstat(file))
    if (!stats.isFile()) return err('file.notRegular', { path: file, kind: kindOf(stats) })
    const handle = await open(file, followsLinks ? 'r' : noFollowFlags)
    try {
      const maxBytes = stats.size > imageLimits.maxBytes ? await findMaxBytes(handle) : imageLimits.maxBytes
      // Refused without reading it: the file may be a film.
      if (stats.size > maxBytes)
        return err('image.size', { name: path.basename(file), sizeBytes: stats.size, maxBytes })
      const bytes = await handle.readFile()
      const after = await handle.stat()
      return ok({ bytes, state: { sizeBytes: after.size, mtimeMs: after.mtimeMs } })
    } finally {
      await handle.close()
    }
  } catch (error) {
    return fileFault(error, file)
  }
}

/** The size limit for this file. Documents may be larger than images; the first bytes tell which it is. */
async function findMaxBytes(handle: FileHandle): Promise<number> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
  return maxBytesFor(buffer.subarray(0, bytesRead), 'own')
}

const headBytes = 4096

/** Says in words what stands in place of a regular file. */
function kindOf(stats: Stats): string {
  if (stats.isSymbolicLink()) return reason('a link')
  if (stats.isDirectory()) return reason('a folder')
  if (stats.isFIFO()) return reason('a pipe')
  if (stats.isSocket()) return reason('a socket')
  return reason('a device')
}
