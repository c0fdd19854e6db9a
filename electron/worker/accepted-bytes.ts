// The bytes that were accepted, and no others: a file may be replaced between its intake and its turn.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { fileFault } from '../../shared/file-fault.ts'
import { imageLimits } from '../../shared/limits.ts'
import { err, ok, type Result } from '../../shared/result.ts'

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
