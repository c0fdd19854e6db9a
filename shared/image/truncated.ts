// Whether an image's bytes end where the format says that they end. A copy that is under way, and one into space that
// was set aside before, look like whole files from outside; inside, their end is missing.
import { fileFormats, type FileFormat } from './formats.ts'

export function isTruncatedFile(bytes: Uint8Array, format: FileFormat): boolean {
  return fileFormats[format].isTruncated(bytes)
}
