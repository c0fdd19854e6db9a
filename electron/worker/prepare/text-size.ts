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
}

/** The fewest letters for a median. */
const minLetters = 8

export const measureText = oncePerImage((image): TextSize => {
  const letters = lettersAmong(inkSpotsOf(image), image)
  return { height: letters.length < minLetters ? 0 : median(letters.map(heightOf)), letters }
})

/** Excludes dust, ruling lines, frames and pictures. */
export function lettersAmong(components: readonly Component[], page: Pick<GreyImage, 'height'>): Component[] {
  return components.filter(({ x0, y0, x1, y1, area }) => {
    const [width, height] = [x1 - x0, y1 - y0]
    const isSize = height >= 5 && width >= 2 && height < page.height * 0.15 && width < height * 6
    return isSize && area >= 8 && area < width * height * 0.95
  })
}
