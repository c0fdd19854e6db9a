// What the recogniser does not tell and a layout needs: bullets, boxes to tick, shades behind text.
import type { Mark } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { findComponents } from '../prepare/components.ts'
import { histogramOf, inkThreshold } from '../prepare/histogram.ts'
import { placeBox } from '../prepare/placement.ts'
import type { Sheet } from '../prepare/sheet.ts'
import { measureText } from '../prepare/text-size.ts'
import { findBullets } from './bullets.ts'
import { findShades } from './shades.ts'

/** Between ink and paper: the rim of a ring is thin, and at the threshold of letters falls into pieces. */
const faint = 0.45

/** Spots are looked for on the cleaned picture, where ink is dark; shades on the picture as it came. */
export function findMarks(original: GreyImage, sheet: Sheet): Mark[] {
  const { image, back } = sheet
  const counts = histogramOf(image.pixels, 3)
  const [ink, paper] = [inkThreshold(counts), counts.indexOf(Math.max(...counts))]
  const components = findComponents(image, ink + Math.max(0, paper - ink) * faint)
  const bullets = findBullets(image, components, measureText(image).height)
  return [
    ...bullets.map((box): Mark => ({ kind: 'bullet', box: placeBox(box, back) })),
    ...findShades(original).map((box): Mark => ({ kind: 'shade', box })),
  ]
}
