// Reads a file that somebody named, whole, and says in our own words why it can't be.
import { lstat, open, stat, type FileHandle } from 'node:fs/promises'
import { constants, type Stats } from 'node:fs'
import path from 'node:path'
import { fileFault } from '../../../shared/file-fault.ts'
import { mostBytes } from '../../../shared/image/check.ts'
import { imageLimits } from '../../../shared/limits.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { FileState } from '../db/folder-files.ts'
import { reason } from '../../../shared/reasons.ts'

export interface ReadOptions {
  /** Whether a link is read as what it leads to. In a watch folder it may lead anywhere, so there it is no file. */
  readonly followsLinks: boolean
}

/** Between the look and the opening, a pipe or a link may have taken the file's place. */
const unfollowed =
  process.platform === 'win32'
    ? constants.O_RDONLY
    : constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

export async function readImageFile(
  file: string,
  { followsLinks }: ReadOptions = { followsLinks: true },
): Promise<Result<{ bytes: Uint8Array; state: FileState }>> {
  try {
    const stats = await (followsLinks ? stat(file) : lstat(file))
    if (!stats.isFile()) return err('file.notRegular', { path: file, kind: kindOf(stats) })
    const handle = await open(file, followsLinks ? 'r' : unfollowed)
    try {
      const maxBytes = stats.size > imageLimits.maxBytes ? await mostBytesOf(handle) : imageLimits.maxBytes
      // Refused unread: what lands here may be a film.
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

/** A document may have more than an image. */
async function mostBytesOf(handle: FileHandle): Promise<number> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
  return mostBytes(buffer.subarray(0, bytesRead))
}

const headBytes = 4096

function kindOf(stats: Stats): string {
  if (stats.isSymbolicLink()) return reason('a link')
  if (stats.isDirectory()) return reason('a folder')
  if (stats.isFIFO()) return reason('a pipe')
  if (stats.isSocket()) return reason('a socket')
  return reason('a device')
}
