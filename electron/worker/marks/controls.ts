// What a window draws beside its text, and nobody reads: icons, chevrons, switches, the frames of buttons and fields.
import type { Box } from '../../../shared/page.ts'
import type { DisabledSteps } from '../context/steps.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { levelsOf } from '../prepare/ink.ts'
import { iconsOf } from './icons.ts'
import type { Spots } from './spots.ts'
import { findSwitches } from './switches.ts'

/** Of a picture that a computer drew: so much has one of three levels. */
const minEven = 0.5

/** Returns icons and switches: the recogniser would read them as letters. */
export function findControls(
  image: GreyImage,
  { spots, letter, threshold }: Spots,
  disabled: DisabledSteps,
): Box[] {
  if (!isDrawn(image)) return []
  const icons = disabled.has('icons') ? [] : iconsOf(image)
  const switches = disabled.has('switches') ? [] : findSwitches(image, spots, letter, threshold)
  return [...icons.flat(), ...switches.map(({ box }) => box)]
}

/** A camera and a scanner give a ground of many levels; there are no windows on it, and spots without number. */
export function isDrawn(image: GreyImage): boolean {
  const [a = 0, b = 0, c = 0] = levelsOf(image).toSorted().reverse()
  return a + b + c >= (minEven * image.pixels.length) / 3
}
