// Whether an image is within the service contract's bounds. Only its header is looked at, nothing is decoded,
// so that a small file that claims to be enormous costs nothing.
import { documentLimits, imageLimits } from '../limits.ts'
import { err, ok, type Result } from '../result.ts'
import { isTooLargeToFit } from './fitted.ts'
import { fileFormats, type Entrance, type FileFormat, type FormatRow } from './formats.ts'
import type { PixelSize } from './size/header-size.ts'
import { detectFormat, describeFormat } from './sniff.ts'
import { reason } from '../reasons.ts'

/** Width and height as they are stored, before any turn that the EXIF data ask for. */
export interface CheckedImage extends PixelSize {
  readonly format: FileFormat
  readonly mediaType: string
}

export interface ImageToCheck {
  readonly name: string
  readonly bytes: Uint8Array
  /** The contract's, unless another is said: it takes fewer formats, and nothing that must be made smaller to be read. */
  readonly entrance?: Entrance
}

export function checkImage(image: ImageToCheck): Result<CheckedImage> {
  const { name, bytes, entrance = 'contract' } = image
  if (bytes.length === 0) return err('image.empty', { name })
  const format = detectFormat(bytes)
  const row: FormatRow | null = format && fileFormats[format]
  // the format comes before the size: of a 50 MB film it helps nobody to hear that it should be smaller
  if (!format || !row?.entrances.includes(entrance))
    return err('image.format', { name, found: describeFormat(bytes), entrance })
  const maxBytes = maxBytesFor(bytes)
  if (bytes.length > maxBytes) return err('image.size', { name, sizeBytes: bytes.length, maxBytes })
  const [mediaType] = row.mediaTypes
  if (row.size === null) return ok({ format, mediaType, width: 0, height: 0 })
  const size = row.size(bytes)
  if ('why' in size) return err('image.broken', { name, why: size.why })
  const checked = checkSize(image, size)
  return checked.ok ? ok({ format, mediaType, ...size }) : checked
}

/** How large a file of this beginning may be. */
export function maxBytesFor(head: Uint8Array): number {
  const format = detectFormat(head)
  return format && fileFormats[format].hasPages ? documentLimits.maxBytes : imageLimits.maxBytes
}

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
