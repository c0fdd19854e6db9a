// A picture of nothing: a lens cap, an empty sheet. Preparation would lift its noise until something could be read.
import type { GreyImage } from './grey.ts'

/** Sensor noise and the traces of compression stay below; the palest print that was met spans 75 levels. */
const leastSpan = 40

export function isBlank({ pixels }: GreyImage): boolean {
  let [darkest, lightest] = [255, 0]
  for (const level of pixels) {
    if (level < darkest) darkest = level
    if (level > lightest) lightest = level
  }
  return lightest - darkest < leastSpan
}

export function emptySheet({ width, height }: GreyImage): GreyImage {
  return { width, height, pixels: new Uint8Array(width * height).fill(255) }
}
