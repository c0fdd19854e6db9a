// Joins the dots of a dot-matrix printer to letters, because the recogniser reads separate dots as specks.
import { median } from '../../../shared/layout/geometry.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { soften } from './resample.ts'
import { measureText, type TextSize } from './text-size.ts'

/** The largest height of a dot in pixels; larger spots are letters. */
const largestDot = 8
/** The fewest spots of a page of dots, and the fewest small spots for each that looks like a letter. */
const minSpots = { inAll: 100, perLetter: 1.5 } as const
/** The radius of the blur in heights of a dot: dots run together and letters do not. */
const blur = 0.4
/**
 * Letters were joined if they are higher than the spots that looked like letters, and than a dot, by these factors; if
 * enough of them are left, of at most so many dots each; and if they are higher than wide.
 */
const joined = { growth: 1.6, minDots: 3, minLeft: 0.45, maxDots: 25, maxAspect: 1 } as const

/** Returns the picture with its dots joined, or the same picture if its letters are whole. */
export async function joinDots(image: GreyImage): Promise<GreyImage> {
  const text = measureText(image)
  const { count, height: dot } = text.spots
  const min = Math.max(minSpots.inAll, minSpots.perLetter * text.letters.length)
  if (dot > largestDot || count < min) return image
  const blurred = await soften(image, Math.max(1, dot * blur))
  return areLetters(measureText(blurred), text) ? blurred : image
}

function areLetters({ letters, height }: TextSize, before: TextSize): boolean {
  const { count, height: dot } = before.spots
  const aspect = median(letters.map(({ x0, y0, x1, y1 }) => (x1 - x0) / (y1 - y0)))
  return (
    height >= Math.max(joined.growth * before.height, joined.minDots * dot) &&
    letters.length >= Math.max(joined.minLeft * before.letters.length, count / joined.maxDots) &&
    aspect <= joined.maxAspect
  )
}
