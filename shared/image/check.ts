// Whether an image is within the service contract's bounds. Only its header is looked at, nothing is decoded,
// so that a small file that claims to be enormous costs nothing.
import { imageLimits } from '../limits.ts'
import { err, ok, type Result } from '../result.ts'
import { isTooLargeToFit } from './fitted.ts'
import { imageFormats, type ImageFormat } from './formats.ts'
import type { PixelSize } from './size/header-size.ts'
import { imageFormatOf, nameOfOther } from './sniff.ts'
import { reason } from '../reasons.ts'

/** Width and height as they are stored, before any turn that the EXIF data ask for. */
export interface CheckedImage extends PixelSize {
  readonly format: ImageFormat
  readonly mediaType: string
}

export interface ImageToCheck {
  readonly name: string
  readonly bytes: Uint8Array
  /** A larger one may be made smaller for reading; over HTTP the contract's bound holds. */
  readonly isFitted?: boolean
}

export function checkImage(image: ImageToCheck): Result<CheckedImage> {
  const { name, bytes } = image
  if (bytes.length === 0) return err('image.empty', { name })
  const format = imageFormatOf(bytes)
  // the format comes before the size: of a 50 MB film it helps nobody to hear that it should be smaller
  if (!format) return err('image.format', { name, found: nameOfOther(bytes) })
  if (bytes.length > imageLimits.maxBytes)
    return err('image.size', { name, sizeBytes: bytes.length, maxBytes: imageLimits.maxBytes })
  const size = imageFormats[format].size(bytes)
  if ('why' in size) return err('image.broken', { name, why: size.why })
  return checkSize(image, format, size)
}

function checkSize(
  { name, isFitted = false }: ImageToCheck,
  format: ImageFormat,
  { width, height }: PixelSize,
): Result<CheckedImage> {
  const { minSidePx: minPx, maxSidePx: maxPx } = imageLimits
  if (width === 0 || height === 0)
    return err('image.broken', {
      name,
      why: reason('its header gives a size of %{size}', { size: `${width}x${height}` }),
    })
  const isLarge = width > maxPx || height > maxPx
  if (isLarge && (!isFitted || isTooLargeToFit({ width, height })))
    return err('image.tooLarge', { name, width, height, maxPx })
  if (width < minPx || height < minPx) return err('image.tooSmall', { name, width, height, minPx })
  return ok({ format, mediaType: imageFormats[format].mediaType, width, height })
}
