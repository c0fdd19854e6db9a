// Finds shades: even areas with another level than the page, such as those behind code and table headings.
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { oncePerImage } from '../pixels/once-per-image.ts'
import { findOfLevels } from '../prepare/components.ts'
import type { Histogram } from '../prepare/histogram.ts'
import { allLevelsOf } from '../prepare/ink.ts'

/** Share of the page; smaller areas tell nothing. */
const minShare = 0.0015
/** Levels by which a shade differs from the page. A scan is noisier than that, so its shades are not found. */
const minDifference = 3
const minPaper = 0.3
const maxLevels = 6
/** Share of the bounding box; the rest is text. */
const minFilled = 0.45
const minSidePx = 14
const maxOffLevels = 1

export const findShades = oncePerImage((image): readonly Box[] => {
  const counts = allLevelsOf(image)
  const paper = counts.indexOf(Math.max(...counts))
  const all = image.pixels.length
  if ((counts[paper] ?? 0) < minPaper * all) return []
  const levels = Array.from(counts.entries())
    .filter(
      ([level, count]) =>
        Math.abs(level - paper) >= minDifference &&
        count >= minShare * all &&
        level > 60 &&
        isPeak(counts, level),
    )
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxLevels)
  return levels
    .filter(([level]) => hasArea(image, level, minShare * all))
    .flatMap(([level]) => areasOf(image, level))
})

/** Returns whether a level is a local maximum; noise around the background's level is none. */
function isPeak(counts: Histogram, level: number): boolean {
  return [-1, 1].every((step) => (counts[level + step] ?? 0) <= (counts[level] ?? 0))
}

/** Checks for long runs first: noise has every level in single pixels, and joining those would cost too much. */
function hasArea({ width, height, pixels }: GreyImage, level: number, enough: number): boolean {
  let area = 0
  for (let y = 0; y < height && area < enough; y++)
    area += inLongRuns(pixels, level, y * width, (y + 1) * width)
  return area >= enough
}

/** See [Note: rows]. */
function inLongRuns(pixels: Uint8Array, level: number, start: number, end: number): number {
  let area = 0
  let from = start
  while (from + minSidePx <= end) {
    // starts at the far end: if another level is near, everything before it is no run
    let at = from + minSidePx - 1
    while (at >= from && Math.abs((pixels[at] ?? 0) - level) <= maxOffLevels) at--
    if (at < from) {
      at = from + minSidePx
      while (at < end && Math.abs((pixels[at] ?? 0) - level) <= maxOffLevels) at++
      area += at - from
    }
    from = at + 1
  }
  return area
}

function areasOf(image: GreyImage, level: number): Box[] {
  return findOfLevels(image, Math.max(0, level - maxOffLevels), Math.min(255, level + maxOffLevels))
    .filter(({ x0, y0, x1, y1, area }) => {
      const [w, h] = [x1 - x0, y1 - y0]
      return w >= minSidePx && h >= minSidePx && area >= minFilled * w * h
    })
    .map(({ x0, y0, x1, y1 }) => ({ x0, y0, x1, y1 }))
}
