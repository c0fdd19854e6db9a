// Measures the size of the text of a page on spots that look like letters.
import { heightOf, median } from '../../../shared/layout/geometry.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { oncePerImage } from '../pixels/once-per-image.ts'
import type { Component } from './components.ts'
import { inkSpotsOf } from './ink.ts'

export interface TextSize {
  /** The median height of the letters: about that of an x, or of a Han character. 0 if there is hardly any text. */
  readonly height: number
  readonly letters: readonly Component[]
  /** The number of spots of ink and their median height; dot-matrix print has more and smaller spots than letters. */
  readonly spots: { readonly count: number; readonly height: number }
}

/** The fewest letters for a median. */
const minLetters = 8
/** The least height in pixels; smaller spots are grain. */
const minSpot = 3

export const measureText = oncePerImage((image): TextSize => {
  const found = inkSpotsOf(image).filter(({ area }) => area >= minSpot)
  const spots = { count: found.length, height: median(found.map(heightOf)) }
  const letters = lettersAmong(found, image)
  if (letters.length < minLetters) return { height: 0, letters, spots }
  return { height: median(letters.map(heightOf)), letters, spots }
})

/** Excludes dust, ruling lines, frames and pictures. */
export function lettersAmong(components: readonly Component[], page: Pick<GreyImage, 'height'>): Component[] {
  return components.filter(({ x0, y0, x1, y1, area }) => {
    const [width, height] = [x1 - x0, y1 - y0]
    const isSize = height >= 5 && width >= 2 && height < page.height * 0.15 && width < height * 6
    return isSize && area >= 8 && area < width * height * 0.95
  })
}
