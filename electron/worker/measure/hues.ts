// Finds the colour channel with the best contrast. Red on green or yellow on white vanishes in grey.
import type { GreyImage } from '../pixels/grey.ts'
import { histogramOf, quantile, type Histogram } from '../prepare/histogram.ts'
import { allLevelsOf } from '../prepare/ink.ts'

/** Grey levels that an image spans if its ink is darker or lighter than the background, whatever its hue. */
const minSpan = 60
/** A channel has more noise than grey, so it must span this many times as much. */
const minGain = 1.5
/** Ignored at both ends of the histogram: single pixels of noise. Ink is a few hundredths of a page. */
const outermost = 0.004

export function isFaint(image: GreyImage): boolean {
  return spanOf(allLevelsOf(image)) < minSpan
}

/** Returns the channel that spans the most levels, or the grey image if no channel is clearly better. */
export function withBestContrast(grey: GreyImage, rgb: Uint8Array): GreyImage {
  const colours = [0, 1, 2].map((channel) => grey.pixels.map((_, i) => rgb[i * 3 + channel] ?? 0))
  const spans = colours.map((pixels) => spanOf(histogramOf(pixels)))
  const widest = Math.max(...spans)
  const pixels = colours[spans.indexOf(widest)]
  return pixels && widest > spanOf(allLevelsOf(grey)) * minGain ? { ...grey, pixels } : grey
}

function spanOf(counts: Histogram): number {
  return quantile(counts, 1 - outermost) - quantile(counts, outermost)
}
