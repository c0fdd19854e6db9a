// Computes the size to which a large image is reduced before it is read.
import { imageLimits } from '../limits.ts'
import type { PixelSize } from './size/header-size.ts'

/** Returns the size within the limit of sides; null if the image is small enough. */
export function sizeToFit({ width, height }: PixelSize): PixelSize | null {
  const scale = imageLimits.maxSidePx / Math.max(width, height)
  return scale >= 1 ? null : { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Whether an image has too many pixels to decode, or is so narrow that nothing readable would be left when reduced. */
export function isTooLargeToFit(size: PixelSize): boolean {
  const smaller = sizeToFit(size)
  if (smaller === null) return false
  return (
    size.width * size.height > imageLimits.maxPixels ||
    Math.min(smaller.width, smaller.height) < imageLimits.minSidePx
  )
}
