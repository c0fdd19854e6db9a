// What a file really is, by its bytes: one of the formats of the table, or the name of something else.
import { fileFormats, otherFormats, type FileFormat, type FormatRow } from './formats.ts'
import { reason } from '../reasons.ts'

const formats = Object.keys(fileFormats) as FileFormat[]

/** The format of a file that is read by some way in; null for everything else. */
export function detectFormat(bytes: Uint8Array): FileFormat | null {
  return formats.find((format) => fileFormats[format].matches(bytes)) ?? null
}

/** What to call a file that is refused, so that it fits "it is ...". */
export function describeFormat(bytes: Uint8Array): string {
  const format = detectFormat(bytes)
  const row: FormatRow | null = format && fileFormats[format]
  const what = row?.refusalName ?? otherFormats.find(({ matches: isIn }) => isIn(bytes))?.refusalName
  return what ?? reason('a file of an unknown format')
}
