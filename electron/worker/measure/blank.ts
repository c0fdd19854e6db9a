// A picture of nothing: a lens cap, an empty sheet. Preparation would lift its noise until something could be read.
import type { GreyImage } from '../pixels/grey.ts'
import { quantile, type Histogram } from '../prepare/histogram.ts'
import { allLevelsOf, levelsOf } from '../prepare/ink.ts'

/** A picture with any ink on it, be it one word on a large sheet, has pixels further apart than noise has. */
const minSpan = 40
/** Pale letters on a pale ground cover enough of a picture that drew them, where noise has but single pixels. */
const minSpanOfMost = 8
const max = 0.998

export function isBlank(image: GreyImage): boolean {
  // what a part of its pixels spans, all of them do: the others are only asked where that is next to nothing
  if (spanOf(levelsOf(image)) >= minSpan) return false
  const counts = allLevelsOf(image)
  const span = spanOf(counts)
  const spanOfMost = quantile(counts, (1 + max) / 2) - quantile(counts, (1 - max) / 2)
  return span < minSpan && spanOfMost < minSpanOfMost
}

function spanOf(counts: Histogram): number {
  return counts.findLastIndex((n) => n > 0) - counts.findIndex((n) => n > 0)
}

export function emptySheet({ width, height }: GreyImage): GreyImage {
  return { width, height, pixels: new Uint8Array(width * height).fill(255) }
}
