// How an image is made smaller before it is read: to the largest size that any image is read at.
import { imageLimits } from '../limits.ts'
import type { PixelSize } from './size/header-size.ts'

/** Null where it is small enough as it is. */
export function sizeToFit({ width, height }: PixelSize): PixelSize | null {
  const scale = imageLimits.maxSidePx / Math.max(width, height)
  return scale >= 1 ? null : { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Nobody decodes a picture without end, and of a strip that was made smaller nothing would be left to read. */
export function isTooLargeToFit(size: PixelSize): boolean {
  const smaller = sizeToFit(size)
  if (smaller === null) return false
  return (
    size.width * size.height > imageLimits.maxPixels ||
    Math.min(smaller.width, smaller.height) < imageLimits.minSidePx
  )
}
