// Detects images without content, such as an empty sheet. Preparation would amplify their noise until it looked like text.
import type { GreyImage } from '../pixels/grey.ts'
import { quantile, type Histogram } from '../prepare/histogram.ts'
import { allLevelsOf, levelsOf } from '../prepare/ink.ts'

/** Grey levels between the darkest and the lightest pixel. Even one word on a large sheet gives a wider span than noise. */
const minSpan = 40
/** The same without the outermost pixels: pale letters on a pale ground cover more of the image than noise does. */
const minInnerSpan = 8
const outermost = 0.001

export function isBlank(image: GreyImage): boolean {
  // a sample of the pixels is faster, and usually wide enough
  if (spanOf(levelsOf(image)) >= minSpan) return false
  const counts = allLevelsOf(image)
  const innerSpan = quantile(counts, 1 - outermost) - quantile(counts, outermost)
  return spanOf(counts) < minSpan && innerSpan < minInnerSpan
}

function spanOf(counts: Histogram): number {
  return counts.findLastIndex((n) => n > 0) - counts.findIndex((n) => n > 0)
}

export function emptySheet({ width, height }: GreyImage): GreyImage {
  return { width, height, pixels: new Uint8Array(width * height).fill(255) }
}
