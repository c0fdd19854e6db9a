// Reads a file that somebody named, whole, and says in our own words why it can't be.
import { open, stat } from 'node:fs/promises'
import type { Stats } from 'node:fs'
import path from 'node:path'
import { fileFault } from '../../../shared/file-fault.ts'
import { imageLimits } from '../../../shared/limits.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
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

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder'
  if (stats.isFIFO()) return 'a pipe'
  if (stats.isSocket()) return 'a socket'
  return 'a device'
}
