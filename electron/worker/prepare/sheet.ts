// A picture during its preparation, with the changes that must be undone for its boxes.
import type { GreyImage } from '../pixels/grey.ts'
import { chain, unmoved, type Placement } from '../pixels/placement.ts'

export interface Sheet {
  readonly image: GreyImage
  readonly back: Placement
  /** The tilt of its text in degrees clockwise. */
  readonly angleDegrees: number
}

export type Step = (sheet: Sheet) => Promise<Sheet> | Sheet

export function untouched(image: GreyImage): Sheet {
  return { image, back: unmoved, angleDegrees: 0 }
}

export function moved(sheet: Sheet, to: { image: GreyImage; back: Placement }, degrees = 0): Sheet {
  return {
    image: to.image,
    back: chain(sheet.back, to.back),
    angleDegrees: sheet.angleDegrees + degrees,
  }
}
