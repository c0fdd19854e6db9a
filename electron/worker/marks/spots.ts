// Finds spots of ink, fainter than letters, and the letter size of the page.
import type { GreyImage } from '../pixels/grey.ts'
import { oncePerImage } from '../pixels/once-per-image.ts'
import { findComponents, type Component } from '../prepare/components.ts'
import { inkThresholdOf, levelsOf } from '../prepare/ink.ts'
import { measureText } from '../prepare/text-size.ts'

/** Returns whether there is ink at a pixel. */
export type Ink = (x: number, y: number) => boolean

export interface Spots {
  readonly spots: readonly Component[]
  /** Median height of the letters; 0 if there are hardly any. */
  readonly letter: number
  /** Grey level of the background. */
  readonly paper: number
  /** Pixels up to this level belong to a spot. */
  readonly threshold: number
  readonly isInk: Ink
}

/** Share of the way from ink to background. The rim of a ring is thin, and breaks up at the threshold of letters. */
const faint = 0.45

export const findSpots = oncePerImage((image): Spots => {
  const counts = levelsOf(image)
  const [ink, paper] = [inkThresholdOf(image), counts.indexOf(Math.max(...counts))]
  const threshold = ink + Math.max(0, paper - ink) * faint
  return {
    spots: findComponents(image, threshold),
    letter: measureText(image).height,
    paper,
    threshold,
    isInk: inkUpTo(threshold, image),
  }
})

export function inkUpTo(threshold: number, { width, pixels }: GreyImage): Ink {
  return (x, y) => (pixels[y * width + x] ?? 255) <= threshold
}
