// How large the text on a page is, measured on what looks like letters.
import type { GreyImage } from '../pixels/grey.ts'
import { oncePerImage } from '../pixels/once-per-image.ts'
import type { Component } from './components.ts'
import { inkSpotsOf } from './ink.ts'

export interface TextSize {
  /** Median height of the letters: about that of an x, or of a Han character. 0 where there is next to no text. */
  readonly height: number
  readonly letters: readonly Component[]
  /** How many spots of ink there are, and their median height: more and smaller ones than letters where print is dots. */
  readonly spots: { readonly count: number; readonly height: number }
}

/** Fewer say nothing: a median of them is chance. */
const leastLetters = 8
/** In pixels: less is the grain of a picture. */
const leastSpot = 3

export const measureText = oncePerImage((image): TextSize => {
  const found = inkSpotsOf(image).filter(({ area }) => area >= leastSpot)
  const spots = { count: found.length, height: median(found.map(({ y0, y1 }) => y1 - y0)) }
  const letters = lettersAmong(found, image)
  if (letters.length < leastLetters) return { height: 0, letters, spots }
  return { height: median(letters.map((letter) => letter.y1 - letter.y0)), letters, spots }
})

/** Leaves out dust, ruling lines, frames and pictures. */
export function lettersAmong(components: readonly Component[], page: Pick<GreyImage, 'height'>): Component[] {
  return components.filter(({ x0, y0, x1, y1, area }) => {
    const [width, height] = [x1 - x0, y1 - y0]
    const isSize = height >= 5 && width >= 2 && height < page.height * 0.15 && width < height * 6
    return isSize && area >= 8 && area < width * height * 0.95
  })
}

export function median(values: readonly number[]): number {
  // a typed array sorts numbers as such, and calls nothing for it
  const sorted = Float64Array.from(values).sort()
  return sorted[sorted.length >> 1] ?? 0
}
