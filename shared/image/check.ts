// Checks whether an image is within the service contract's limits. Only its header is read and nothing is decoded, so a
// small file that claims to be enormous costs nothing.
import { documentLimits, imageLimits } from '../limits.ts'
import { err, ok, type Result } from '../result.ts'
import { isTooLargeToFit } from './fitted.ts'
import { fileFormats, type Entrance, type FileFormat, type FormatRow } from './formats.ts'
import type { PixelSize } from './size/header-size.ts'
import { detectFormat, describeFormat } from './sniff.ts'
import { reason } from '../reasons.ts'

/** Width and height as stored, before any rotation that the EXIF data ask for. */
export interface CheckedImage extends PixelSize {
  readonly format: FileFormat
  readonly mediaType: string
}

export interface ImageToCheck {
  readonly name: string
  readonly bytes: Uint8Array
  /** Defaults to the contract, which takes fewer formats and no image that must be made smaller to be read. */
  readonly entrance?: Entrance
}

/** Returns format and size of the image, or why it is refused. */
export function checkImage(image: ImageToCheck): Result<CheckedImage> {
  const { name, bytes, entrance = 'contract' } = image
  if (bytes.length === 0) return err('image.empty', { name })
  const format = detectFormat(bytes)
  const row: FormatRow | null = format && fileFormats[format]
  // the format is checked before the size: telling somebody that a 50 MB film should be smaller would not help
  if (!format || !row?.entrances.includes(entrance))
    return err('image.format', {
      name,
      found: describeFormat(bytes),
      entrance,
      ...(row?.hasPages && { isDocument: true }),
    })
  const maxBytes = maxBytesFor(bytes, entrance)
  if (bytes.length > maxBytes) return err('image.size', { name, sizeBytes: bytes.length, maxBytes })
  const [mediaType] = row.mediaTypes
  if (row.size === null) return ok({ format, mediaType, width: 0, height: 0 })
  const size = row.size(bytes)
  if ('why' in size) return err('image.broken', { name, why: size.why })
  const checked = checkSize(image, size)
  return checked.ok ? ok({ format, mediaType, ...size }) : checked
}

/** Returns the size limit of a file by its first bytes: documents with pages may be larger than images. */
export function maxBytesFor(head: Uint8Array, entrance: Entrance): number {
  const format = detectFormat(head)
  if (format && fileFormats[format].hasPages) return documentLimits.maxBytes
  return format && entrance === 'own' ? imageLimits.maxOwnBytes : imageLimits.maxBytes
}

/** Refuses an image whose sides are too short or too long. */
function checkSize(
  { name, entrance = 'contract' }: ImageToCheck,
  { width, height }: PixelSize,
): Result<null> {
  const { minSidePx: minPx, maxSidePx: maxPx } = imageLimits
  if (width === 0 || height === 0)
    return err('image.broken', {
      name,
      why: reason('its header gives a size of %{size}', { size: `${width}x${height}` }),
    })
  const isLarge = width > maxPx || height > maxPx
  if (isLarge && (entrance === 'contract' || isTooLargeToFit({ width, height })))
    return err('image.tooLarge', { name, width, height, maxPx })
  if (width < minPx || height < minPx) return err('image.tooSmall', { name, width, height, minPx })
  return ok(null)
}
