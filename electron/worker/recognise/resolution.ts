// What resolution the recogniser is told that a picture has. By itself it takes a picture that tells none for one of
// 70 dots an inch while it looks for ruling lines: then the stems of letters that stand below each other, as those of a
// paragraph's first letters do, are one, and `long` is read as `ong`. It looks for columns by the same measure.
import type { GreyImage } from '../pixels/grey.ts'
import { measureText } from '../prepare/text-size.ts'

/** For each pixel that a letter is high. Type of eleven points has about that. */
const perPixel = 10
const steps = 10
const bounds = { min: 100, max: 400 } as const

/** Of single blocks and lines, where it is not used. */
export const usualResolution = 300

/** Told in steps, as each change is a message to the recogniser. */
export function resolutionOf(image: GreyImage): number {
  const exact = measureText(image).height * perPixel
  return Math.min(bounds.max, Math.max(bounds.min, Math.round(exact / steps) * steps))
}
