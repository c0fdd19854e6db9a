// Red letters on green, yellow ones on white: as light as their ground, they vanish in grey and show in one colour.
import type { GreyImage } from '../pixels/grey.ts'
import { histogramOf, quantile, type Histogram } from '../prepare/histogram.ts'
import { allLevelsOf } from '../prepare/ink.ts'

/** What spans more in grey has dark or light ink on it, whatever its hue. */
const faint = 60
/** A colour must show clearly more, as each has more noise than their mean. */
const clearlyMore = 1.5
/** Ink is a few hundredths of a page; single pixels of noise are left out. */
const edge = 0.004

export function isFaint(image: GreyImage): boolean {
  return spanOf(allLevelsOf(image)) < faint
}

/** Of the three colours the one in which ink and ground are furthest apart, where that is clearly more than in grey. */
export function maxTelling(grey: GreyImage, rgb: Uint8Array): GreyImage {
  const colours = [0, 1, 2].map((channel) => grey.pixels.map((_, i) => rgb[i * 3 + channel] ?? 0))
  const spans = colours.map((pixels) => spanOf(histogramOf(pixels)))
  const widest = Math.max(...spans)
  const pixels = colours[spans.indexOf(widest)]
  return pixels && widest > spanOf(allLevelsOf(grey)) * clearlyMore ? { ...grey, pixels } : grey
}

function spanOf(counts: Histogram): number {
  return quantile(counts, 1 - edge) - quantile(counts, edge)
}
