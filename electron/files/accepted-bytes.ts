// Reads a file only if it still holds the accepted bytes: it may be replaced between its intake and its turn.
import { hash as digest } from 'node:crypto'
import { basename } from 'node:path'
import { documentLimits } from '../../shared/limits.ts'
import { err, ok, type Fault, type Result } from '../../shared/result.ts'
import { namedPlace, readUserFile } from './user-file.ts'

/** Errors show the user's name of the file; in the store it is called by its hash. */
export async function readAcceptedBytes(
  path: string,
  hash: string,
  name?: string,
): Promise<Result<Uint8Array>> {
  const shownPath = name !== undefined && basename(path) === hash ? name : path
  const changed = err('file.changed', { path: shownPath })
  const place = await namedPlace(path)
  const read = place.ok
    ? await readUserFile(place.value, ({ sizeBytes }) =>
        // no file this large is ever accepted
        sizeBytes > documentLimits.maxBytes ? changed : null,
      )
    : place
  if (!read.ok)
    return { ok: false, error: { ...read.error, data: { ...read.error.data, path: shownPath } } as Fault }
  return digest('sha256', read.value.bytes) === hash ? ok(read.value.bytes) : changed
}
