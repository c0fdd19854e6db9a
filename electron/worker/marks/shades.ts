// Shades: even areas of another level than the paper, as they are laid behind code and the titles of tables.
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { findComponents } from '../prepare/components.ts'
import { histogramOf } from '../prepare/histogram.ts'

/** As a share of the page: what covers less is no area, or too small to tell anything. */
const leastShare = 0.0015
/** Every so many levels differ from the paper. A scan is noisier than that, and its shades are not looked for. */
const leastDifference = 3
const leastPaper = 0.3
const mostLevels = 6
/** Of its box: text stands in it. */
const leastFilled = 0.45
const leastSidePx = 14
const mostOffLevels = 1

export function findShades(image: GreyImage): Box[] {
  const counts = histogramOf(image.pixels)
  const paper = counts.indexOf(Math.max(...counts))
  const all = image.pixels.length
  if ((counts[paper] ?? 0) < leastPaper * all) return []
  const levels = Array.from(counts.entries())
    .filter(
      ([level, count]) =>
        Math.abs(level - paper) >= leastDifference && count >= leastShare * all && level > 60,
    )
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostLevels)
  return levels
    .filter(([level]) => hasArea(image, level, leastShare * all))
    .flatMap(([level]) => areasOf(image, level))
}

/** Noise has any level in single pixels, and to put these together would take longer than all the rest. */
function hasArea({ width, pixels }: GreyImage, level: number, enough: number): boolean {
  let [area, run] = [0, 0]
  for (const [i, value] of pixels.entries()) {
    const isOfLevel = Math.abs(value - level) <= mostOffLevels
    run = isOfLevel && i % width !== 0 ? run + 1 : isOfLevel ? 1 : 0
    area += run === leastSidePx ? run : run > leastSidePx ? 1 : 0
    if (area >= enough) return true
  }
  return false
}

function areasOf({ width, height, pixels }: GreyImage, level: number): Box[] {
  const mask = {
    width,
    height,
    pixels: pixels.map((value) => (Math.abs(value - level) <= mostOffLevels ? 0 : 255)),
  }
  return findComponents(mask, 128)
    .filter(({ x0, y0, x1, y1, area }) => {
      const [w, h] = [x1 - x0, y1 - y0]
      return w >= leastSidePx && h >= leastSidePx && area >= leastFilled * w * h
    })
    .map(({ x0, y0, x1, y1 }) => ({ x0, y0, x1, y1 }))
}
