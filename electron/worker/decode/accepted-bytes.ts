// The bytes that were accepted, and no others: a file may be replaced between its intake and its turn.
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { documentLimits } from '../../../shared/limits.ts'
import { err, ok, type Fault, type Result } from '../../../shared/result.ts'
import { namedPlace, readUserFile } from '../../files/user-file.ts'

/** An error tells of the file as people know it: what lies in the store has no name but its hash. */
export async function readAcceptedBytes(
  path: string,
  hash: string,
  name?: string,
): Promise<Result<Uint8Array>> {
  const told = name !== undefined && basename(path) === hash ? name : path
  const changed = err('file.changed', { path: told })
  const place = await namedPlace(path)
  const read = place.ok
    ? await readUserFile(place.value, ({ sizeBytes }) =>
        // Nothing this large was ever accepted.
        sizeBytes > documentLimits.maxBytes ? changed : null,
      )
    : place
  if (!read.ok)
    return { ok: false, error: { ...read.error, data: { ...read.error.data, path: told } } as Fault }
  return sha256(read.value.bytes) === hash ? ok(read.value.bytes) : changed
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
