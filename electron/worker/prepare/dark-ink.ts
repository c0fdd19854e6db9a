// Inverts pages with light text on a dark ground, of which every line would be read twice.
import type { DisabledSteps } from '../context/steps.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { divideByBackground } from './background.ts'
import { findComponents } from './components.ts'
import { lightenPanels } from './dark-panels.ts'
import { inkThresholdOf, levelsOf } from './ink.ts'
import { lettersAmong, measureText } from './text-size.ts'

/** Returns the page with dark letters on a light ground, which all later steps expect. */
export function inDarkInk(image: GreyImage, disabled: DisabledSteps): GreyImage {
  const dark = !disabled.has('darkInk') && isLightOnDark(image) ? invert(image) : image
  return disabled.has('darkPanels') ? dark : lightenPanels(dark)
}

/**
 * A sheet on a dark table or half in a shadow is dark too, so there must be more letters in light ink than in dark, also
 * after the light was made even. (The holes of dark letters count as light letters, but not every letter has one.)
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
