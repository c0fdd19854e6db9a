// Light text on a dark ground is turned into its negative: read as it is, every line of it is read twice.
import type { DisabledSteps } from '../context/steps.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { divideByBackground } from './background.ts'
import { findComponents } from './components.ts'
import { lightenPanels } from './dark-panels.ts'
import { inkThresholdOf, levelsOf } from './ink.ts'
import { lettersAmong, measureText } from './text-size.ts'

/** The page with dark letters on light everywhere: rules, marks and kinds of pages are looked for as they are there. */
export function inDarkInk(image: GreyImage, disabled: DisabledSteps): GreyImage {
  const dark = !disabled.has('darkInk') && isLightOnDark(image) ? invert(image) : image
  return disabled.has('darkPanels') ? dark : lightenPanels(dark)
}

/**
 * Dark all over is not enough: a sheet on a dark table is that too, and one that half lies in a shadow. So there must be
 * more letters in light ink than in dark, and than in dark once the light on it was made even. (The rooms inside of dark
 * letters count as light ones, but not every letter has one.)
 */
export function isLightOnDark(image: GreyImage): boolean {
  const threshold = inkThresholdOf(image)
  let [dark, light] = [0, 0]
  levelsOf(image).forEach((n, level) => (level <= threshold ? (dark += n) : (light += n)))
  if (dark <= light) return false
  const lightLetters = lettersAmong(findComponents(image, threshold, 'light'), image).length
  return lightLetters > darkLetters(image) && lightLetters > darkLetters(divideByBackground(image))
}

function darkLetters(image: GreyImage): number {
  return measureText(image).letters.length
}

export function invert(image: GreyImage): GreyImage {
  return { ...image, pixels: image.pixels.map((level) => 255 - level) }
}
