// Finds drawn marks that a layout needs: bullets, tick boxes, switches, shades and pictures.
import type { Mark } from '../../../shared/page.ts'
import type { DisabledSteps, StepName } from '../context/steps.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { placeBox } from '../pixels/placement.ts'
import type { Sheet } from '../prepare/sheet.ts'
import { findBoxes, withoutLoneSmall } from './boxes.ts'
import { findBullets } from './bullets.ts'
import { findPictures } from './pictures.ts'
import { findShades } from './shades.ts'
import { findSpots } from './spots.ts'
import { findSwitches } from './switches.ts'

/** Finds shades in the original image, and all others in the cleaned one, where ink is dark. */
export function findMarks(original: GreyImage, { image, back }: Sheet, disabled: DisabledSteps): Mark[] {
  const found = findSpots(image)
  const unless = <T>(step: StepName, find: () => readonly T[]) => (disabled.has(step) ? [] : find())
  const boxes = [
    ...unless('tickBoxes', () => findBoxes(found)),
    ...unless('switches', () => findSwitches(image, found)),
  ]
  const bullets = unless('bullets', () => findBullets(image, found))
  const pictures = unless('pictures', () => findPictures(image, found))
  const shades = unless('shades', () => findShades(original))
  return [
    ...withoutLoneSmall(boxes, found.letter).map((mark) => ({ ...mark, box: placeBox(mark.box, back) })),
    ...bullets.map((box): Mark => ({ kind: 'bullet', box: placeBox(box, back) })),
    ...pictures.map((box): Mark => ({ kind: 'picture', box: placeBox(box, back) })),
    ...shades.map((box): Mark => ({ kind: 'shade', box })),
  ]
}
