// Reads a file that somebody named, whole, and says in our own words why it can't be.
import { open, stat } from 'node:fs/promises'
import type { Stats } from 'node:fs'
import path from 'node:path'
import { imageLimits } from '../../../shared/limits.ts'
import { err, ok, type Err, type Result } from '../../../shared/result.ts'
import type { FileState } from '../db/folders.ts'

export async function readImageFile(file: string): Promise<Result<{ bytes: Uint8Array; state: FileState }>> {
  try {
    const stats = await stat(file)
    if (!stats.isFile()) return err('file.notRegular', { path: file, kind: kindOf(stats) })
    if (stats.size > imageLimits.maxBytes) {
      // Refused unread: what lands here may be a film.
      const name = path.basename(file)
      return err('image.size', { name, sizeBytes: stats.size, maxBytes: imageLimits.maxBytes })
    }
    const handle = await open(file, 'r')
    try {
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

/** An error of the file system as a fault; anything else is a bug and is thrown on. */
export function fileFault(error: unknown, file: string): Err {
  switch (systemCode(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return err('file.gone', { path: file })
    case 'EACCES':
    case 'EPERM':
      return err('file.noRights', { path: file })
    case 'EBUSY':
    case 'ETXTBSY':
      return err('file.busy', { path: file })
    case null:
      throw error
    default:
      return err('file.io', { path: file, why: error instanceof Error ? error.message : String(error) })
  }
}

export function systemCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error
    ? error.code
    : null
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder'
  if (stats.isFIFO()) return 'a pipe'
  if (stats.isSocket()) return 'a socket'
  return 'a device'
}
