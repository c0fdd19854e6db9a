// The bytes that were accepted, and no others: a file may be replaced between its intake and its turn.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileFault } from '../../../shared/file-fault.ts'
import { documentLimits } from '../../../shared/limits.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { reason } from '../../../shared/reasons.ts'

/** An error tells of the file as people know it: what lies in the store has no name but its hash. */
export async function readAcceptedBytes(
  path: string,
  hash: string,
  name?: string,
): Promise<Result<Uint8Array>> {
  const told = name !== undefined && basename(path) === hash ? name : path
  try {
    const stats = await stat(path)
    if (stats.isDirectory()) return err('file.notRegular', { path: told, kind: reason('a folder') })
    // To open a pipe would wait for whoever writes to it, and nothing this large was ever accepted.
    if (!stats.isFile() || stats.size > documentLimits.maxBytes) return err('file.changed', { path: told })
    const bytes = await readFile(path)
    return sha256(bytes) === hash ? ok(bytes) : err('file.changed', { path: told })
  } catch (error) {
    return fileFault(error, told)
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
