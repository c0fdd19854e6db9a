// Estimates the resolution that the recogniser is given. Without one it assumes 70 dpi while it looks for rules: then
// stems below each other, such as those of a paragraph's first letters, count as a rule, and `long` is read as `ong`.
// Columns depend on it too.
import type { GreyImage } from '../pixels/grey.ts'
import { measureText } from '../prepare/text-size.ts'

/** Dpi per pixel of letter height, for type of about eleven points. */
const perPixel = 10
const steps = 10
const bounds = { min: 100, max: 400 } as const

/** For single blocks and lines, where it has no effect. */
export const usualResolution = 300

/** In steps, since each change costs a message to the recogniser. */
export function resolutionOf(image: GreyImage): number {
  const exact = measureText(image).height * perPixel
  return Math.min(bounds.max, Math.max(bounds.min, Math.round(exact / steps) * steps))
}
