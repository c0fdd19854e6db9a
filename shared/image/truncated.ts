// Recognises files that are still being written: their bytes end before the end of their format. From outside they may
// look whole, since some programs allocate the space of a copy in advance.
import { fileFormats, type FileFormat } from './formats.ts'

export function isTruncatedFile(bytes: Uint8Array, format: FileFormat): boolean {
  return fileFormats[format].isTruncated(bytes)
}
