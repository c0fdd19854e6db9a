// The bytes that were accepted, and no others: a file may be replaced between its intake and its turn.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { imageLimits } from '../../shared/limits.ts'
import { err, ok, type Err, type Result } from '../../shared/result.ts'

export async function readAcceptedBytes(path: string, hash: string): Promise<Result<Uint8Array>> {
  try {
    const stats = await stat(path)
    if (stats.isDirectory()) return err('file.notRegular', { path, kind: 'a folder' })
    // To open a pipe would wait for whoever writes to it, and nothing this large was ever accepted.
    if (!stats.isFile() || stats.size > imageLimits.maxBytes) return err('file.changed', { path })
    const bytes = await readFile(path)
    return sha256(bytes) === hash ? ok(bytes) : err('file.changed', { path })
  } catch (error) {
    return fileFault(error, path)
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** What the file system refused, as a fault; anything else is a bug and goes on. */
export function fileFault(error: unknown, path: string): Err {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error
  switch (error.code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return err('file.gone', { path })
    case 'EACCES':
    case 'EPERM':
      return err('file.noRights', { path })
    case 'EBUSY':
    case 'ETXTBSY':
      return err('file.busy', { path })
    default:
      return err('file.io', { path, why: error.message })
  }
}
