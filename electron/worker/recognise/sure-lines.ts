// The lines of a slip that a first look is sure of: they are right as often by themselves as what a vote of two networks
// makes of them. So the second look is spared them, and their words are painted over before it.
import { middleOf } from '../../../shared/layout/geometry.ts'
import type { Line } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { histogramOf, quantile } from '../prepare/histogram.ts'
import { insertWords } from './insert.ts'
import { cutOut } from './part.ts'

/** Of every word: where one is less sure, it and what stands beside it are better seen together. */
const sure = 0.8
/** In heights of the word: the rim of its ink. */
const rim = 0.12
/** Of the pixels of a word and its rim: less is as dark as paper gets there. */
const paper = 0.85

export function sureLines(lines: readonly Line[]): Line[] {
  return lines.filter(({ words }) =>
    words.every(({ text, confidence }) => confidence >= sure && readable.test(text)),
  )
}

/** Of a row of asterisks one is always sure, and measures the row's height badly. */
const readable = /[\p{L}\p{N}]/u

/** Word by word, since what the first look passed over may stand between two of them. */
export function paintedOver(image: GreyImage, lines: readonly Line[]): GreyImage {
  const words = lines.flatMap((line) => line.words)
  if (words.length === 0) return image
  // not slice(): of a Buffer that is no copy
  const painted = { ...image, pixels: new Uint8Array(image.pixels) }
  for (const { box } of words) {
    const more = Math.max(1, Math.round((box.y1 - box.y0) * rim))
    const whole = {
      x0: Math.max(0, Math.floor(box.x0) - more),
      y0: Math.max(0, Math.floor(box.y0) - more),
      x1: Math.min(image.width, Math.ceil(box.x1) + more),
      y1: Math.min(image.height, Math.ceil(box.y1) + more),
    }
    const level = quantile(histogramOf(cutOut(image, whole).pixels), paper)
    for (let y = whole.y0; y < whole.y1; y++)
      painted.pixels.fill(level, y * image.width + whole.x0, y * image.width + whole.x1)
  }
  return painted
}

/** A slip is one column, so its lines stand in the order of their heights. */
export function putBack(lines: readonly Line[], painted: readonly Line[]): Line[] {
  if (painted.length === 0) return [...lines]
  return painted
    .reduce<Line[]>((all, line) => insertWords(all, line), [...lines])
    .sort((a, b) => middleOf(a.box) - middleOf(b.box))
}
