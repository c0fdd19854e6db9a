// Checks whether a file could be read, without reading it.
import path from 'node:path'
import { checkImage, type CheckedImage } from '../../../shared/image/check.ts'
import type { Result } from '../../../shared/result.ts'
import { readImageFile } from './read-file.ts'

export async function checkImageFile(file: string): Promise<Result<CheckedImage>> {
  const content = await readImageFile(file, path.dirname(file))
  if (!content.ok) return content
  return checkImage({ name: path.basename(file), bytes: content.value.bytes, entrance: 'own' })
}
