// Stretches pale print on grey paper to all levels, so that later steps may rely on black and white.
import type { GreyImage } from '../pixels/grey.ts'
import { histogramOf, quantile } from './histogram.ts'

/** Quantiles of the levels: ink is a few hundredths of a page, paper most of it. */
const inkShare = 0.01
const paperShare = 0.6
/** A page with a larger range has enough contrast; stretching it would whiten faint letters. */
const pale = 110

export function isPale(image: GreyImage): boolean {
  const { ink, paper } = levelsOf(image)
  return paper > ink && paper - ink < pale
}

export function spread(image: GreyImage): GreyImage {
  const { ink, paper } = levelsOf(image)
  const levels = Uint8ClampedArray.from({ length: 256 }, (_, level) => ((level - ink) * 255) / (paper - ink))
  return { ...image, pixels: image.pixels.map((level) => levels[level] ?? 255) }
}

function levelsOf({ pixels }: GreyImage) {
  const counts = histogramOf(pixels, 3)
  return { ink: quantile(counts, inkShare), paper: quantile(counts, paperShare) }
}
