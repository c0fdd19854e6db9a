// Detects the real format of a file by its bytes.
import { fileFormats, otherFormats, type FileFormat, type FormatRow } from './formats.ts'
import { reason } from '../reasons.ts'

const formats = Object.keys(fileFormats) as FileFormat[]

/** Returns the format of a file that is accepted by some entrance; null for everything else. */
export function detectFormat(bytes: Uint8Array): FileFormat | null {
  return formats.find((format) => fileFormats[format].matches(bytes)) ?? null
}

/** Names the format of a refused file, so that it fits after "it is ...". */
export function describeFormat(bytes: Uint8Array): string {
  const format = detectFormat(bytes)
  const row: FormatRow | null = format && fileFormats[format]
  const name = row?.refusalName ?? otherFormats.find(({ matches }) => matches(bytes))?.refusalName
  return name ?? reason('a file of an unknown format')
}
