// Reads a whole image file, and explains in words why it can't be read.
import path from 'node:path'
import { maxBytesFor } from '../../../shared/image/check.ts'
import { imageLimits } from '../../../shared/limits.ts'
import { err, ok, type Err, type Result } from '../../../shared/result.ts'
import type { OpenedFile } from '../../files/regular-file.ts'
import { namedPlace, readUserFile, type FileContent } from '../../files/user-file.ts'

/**
 * Returns the bytes of a file, and its size and time. A file that a person named may be reached through links; one
 * below a `root` may not, because there a link might lead anywhere.
 */
export async function readImageFile(file: string, root: string | null = null): Promise<Result<FileContent>> {
  const place = root === null ? await namedPlace(file) : ok({ base: root, file })
  return place.ok ? readUserFile(place.value, (opened) => sizeRefusal(opened, file)) : place
}

/** Refuses a file that is too large, by its first bytes: documents may be larger than images. */
async function sizeRefusal({ handle, sizeBytes }: OpenedFile, file: string): Promise<Err | null> {
  if (sizeBytes <= imageLimits.maxBytes) return null
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
  const maxBytes = maxBytesFor(buffer.subarray(0, bytesRead), 'own')
  return sizeBytes > maxBytes ? err('image.size', { name: path.basename(file), sizeBytes, maxBytes }) : null
}

const headBytes = 4096
