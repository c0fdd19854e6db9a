// Chooses the label that a record shows as its file name (never used as a path), and tells which file names are images.
import { unseenInNames } from '../unseen.ts'
import { maxFilenameLength } from '../limits.ts'
import { fileExtensions, fileFormats, type FileFormat } from './formats.ts'

/** Returns the name that was sent, else the last segment of the image's URL, else image.<ext>. */
export function chooseLabel(image: {
  readonly sent?: string | undefined
  readonly url?: string | undefined
  readonly format: FileFormat
}): string {
  return (
    sanitizeLabel(image.sent ?? '') ||
    sanitizeLabel(lastSegment(image.url ?? '')) ||
    `image.${fileFormats[image.format].extensions[0]}`
  )
}

/** Drops the folders, the invisible characters and the excess length of a name; may return ''. */
export function sanitizeLabel(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const label = truncate(last.replace(unseenInNames, '').toWellFormed().trim()).trimEnd()
  return label === '.' || label === '..' ? '' : label
}

const readExtensions: ReadonlySet<string> = new Set(fileExtensions('own'))

/** Whether the name is that of an image or document to read; hidden files never are. Its bytes are checked later. */
export function isImageName(name: string): boolean {
  return !name.startsWith('.') && hasImageExtension(name)
}

export function hasImageExtension(name: string): boolean {
  return readExtensions.has(extensionOf(name))
}

/** Extensions of documents and images that somebody may expect to be read, but that are not. */
const knownUnreadExtensions: ReadonlySet<string> = new Set([
  ...Object.values(fileFormats).flatMap((row) => row.extensions),
  ...['svg', 'jp2', 'djvu', 'doc', 'docx', 'odt'],
])

/** Whether a file looks like a document or image, but of a format that is not read. */
export function isUnsupportedName(name: string): boolean {
  return !name.startsWith('.') && !hasImageExtension(name) && knownUnreadExtensions.has(extensionOf(name))
}

/** The extension in lowercase without its dot, or ''. */
function extensionOf(name: string): string {
  return (/[^/\\]\.([^./\\]+)$/.exec(name)?.[1] ?? '').toLowerCase()
}

/** Cuts a label to its maximum length, not inside a surrogate pair. */
function truncate(text: string): string {
  if (text.length <= maxFilenameLength) return text
  const splitsPair = /[\ud800-\udbff]/.test(text.charAt(maxFilenameLength - 1))
  return text.slice(0, splitsPair ? maxFilenameLength - 1 : maxFilenameLength)
}

/** The last part of a URL's path, decoded. */
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
