// The label that a record shows as its file name. It is never used as a path.
import { maxFilenameLength } from '../limits.ts'
import { imageFormats, type ImageFormat } from './formats.ts'

/** What was sent, else the last segment of the image's URL, else image.<ext>. */
export function labelOf(image: {
  readonly sent?: string | undefined
  readonly url?: string | undefined
  readonly format: ImageFormat
}): string {
  return (
    toLabel(image.sent ?? '') ||
    toLabel(lastSegment(image.url ?? '')) ||
    `image.${imageFormats[image.format].extension}`
  )
}

/** What is left of a name when it is no path, says nothing that can't be seen, and has a bounded length; may be ''. */
export function toLabel(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const label = cut(last.replace(unseen, '').toWellFormed().trim()).trimEnd()
  return label === '.' || label === '..' ? '' : label
}

/** Control characters, line separators, and those that turn the direction and so can hide an extension. */
const unseen = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu

function cut(text: string): string {
  if (text.length <= maxFilenameLength) return text
  const splitsPair = /[\ud800-\udbff]/.test(text.charAt(maxFilenameLength - 1))
  return text.slice(0, splitsPair ? maxFilenameLength - 1 : maxFilenameLength)
}

function lastSegment(url: string): string {
  const path = /^https?:\/\/[^/?#]*([^?#]*)/i.exec(url)?.[1] ?? ''
  const segment = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(segment)
  } catch (error) {
    if (error instanceof URIError) return segment // a stray % is shown as it was written
    throw error
  }
}
