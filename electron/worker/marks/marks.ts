// What the recogniser does not tell and a layout needs: bullets, boxes to tick and switches, shades behind text, pictures.
import type { Mark } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { placeBox } from '../pixels/placement.ts'
import type { Sheet } from '../prepare/sheet.ts'
import { findBoxes, withoutLoneSmall } from './boxes.ts'
import { findBullets } from './bullets.ts'
import { isDrawn } from './controls.ts'
import { withoutFalseTicks } from './false-ticks.ts'
import { iconsOf } from './icons.ts'
import { findPictures } from './pictures.ts'
import { findShades } from './shades.ts'
import { findSpots } from './spots.ts'
import { findSwitches } from './switches.ts'

/** Spots are looked for on the cleaned picture, where ink is dark; shades on the picture as it came. */
export function findMarks(original: GreyImage, { image, back }: Sheet): Mark[] {
  const { spots, letter, threshold } = findSpots(image)
  const found = findBoxes(image, spots, letter, threshold)
  const boxes = isDrawn(image)
    ? withoutFalseTicks(
        [...found, ...findSwitches(image, spots, letter, threshold)],
        iconsOf(image),
        image,
        threshold,
      )
    : found
  return [
    ...withoutLoneSmall(boxes, letter).map((mark) => ({ ...mark, box: placeBox(mark.box, back) })),
    ...findBullets(image, spots, letter).map((box): Mark => ({ kind: 'bullet', box: placeBox(box, back) })),
    ...findPictures(spots, letter, image).map((box): Mark => ({ kind: 'picture', box: placeBox(box, back) })),
    ...findShades(original).map((box): Mark => ({ kind: 'shade', box })),
  ]
}
