// What a window draws beside its text, and nobody reads: icons, chevrons, switches, the frames of buttons and fields.
import type { Box } from '../../../shared/page.ts'
import type { DisabledSteps, StepName } from '../context/steps.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { levelsOf } from '../prepare/ink.ts'
import { findChevrons, type Ink } from './chevrons.ts'
import { findFrames } from './frames.ts'
import { iconsOf } from './icons.ts'
import type { Spots } from './spots.ts'
import { findSwitches } from './switches.ts'

/** Of a picture that a computer drew: so much has one of three levels. */
const leastEven = 0.5

/** Nothing where there is neither an icon nor a switch: a form on paper has frames as well, and letters in them. */
export function findControls(
  image: GreyImage,
  { spots, letter, threshold }: Spots,
  disabled: DisabledSteps,
): Box[] {
  const unless = (step: StepName, find: () => Box[]) => (disabled.has(step) ? [] : find())
  if (!isDrawn(image)) return []
  const icons = unless('icons', () => iconsOf(image).flat())
  const switches = unless('switches', () =>
    findSwitches(image, spots, letter, threshold).map(({ box }) => box),
  )
  if (icons.length + switches.length === 0) return []
  const isInk: Ink = (x, y) => (image.pixels[y * image.width + x] ?? 255) <= threshold
  return [
    ...icons,
    ...switches,
    ...unless('chevrons', () => findChevrons(spots, letter, isInk)),
    ...unless('frames', () => findFrames(spots, letter, isInk)),
  ]
}

/** A camera and a scanner give a ground of many levels; there are no windows on it, and spots without number. */
export function isDrawn(image: GreyImage): boolean {
  const [a = 0, b = 0, c = 0] = levelsOf(image).toSorted().reverse()
  return a + b + c >= (leastEven * image.pixels.length) / 3
}
