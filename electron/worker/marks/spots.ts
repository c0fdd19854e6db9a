// Spots of ink, as bullets are looked for among them: fainter than letters, and the size that letters have.
import { oncePerImage } from '../pixels/once-per-image.ts'
import { findComponents, type Component } from '../prepare/components.ts'
import { inkThresholdOf, levelsOf } from '../prepare/ink.ts'
import { measureText } from '../prepare/text-size.ts'

/** Returns whether there is ink at a pixel. */
export type Ink = (x: number, y: number) => boolean

export interface Spots {
  readonly spots: readonly Component[]
  /** Median height of the letters; 0 where there are next to none. */
  readonly letter: number
  /** The level of the paper. */
  readonly paper: number
  /** What is as dark is part of a spot. */
  readonly threshold: number
}

/** Between ink and paper: the rim of a ring is thin, and at the threshold of letters falls into pieces. */
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
  }
})
