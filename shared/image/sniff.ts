// What a file really is, by its bytes: one of the formats that are read, or the name of something else.
import { imageFormats, otherFormats, type ImageFormat } from './formats.ts'
import { reason } from '../reasons.ts'

const formats = Object.keys(imageFormats) as ImageFormat[]

/** The format of an image that can be read; null for everything else. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | null {
  return formats.find((format) => imageFormats[format].isIn(bytes)) ?? null
}

/** What to call a file that can't be read, so that it fits "it is ...". */
export function nameOfOther(bytes: Uint8Array): string {
  return otherFormats.find(({ isIn }) => isIn(bytes))?.what ?? reason('a file of an unknown format')
}
