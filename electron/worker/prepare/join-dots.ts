// Joins the dots of a needle printer to letters: apart, each is a spot to the recogniser, and a letter is a swarm.
import type { GreyImage } from '../pixels/grey.ts'
import { soften } from './resample.ts'
import { measureText, median, type TextSize } from './text-size.ts'

/** In pixels: larger spots are letters. */
const largestDot = 8
/** A page has so many spots at least, and for each that looks like a letter so many others that are too small. */
const leastSpots = { inAll: 100, perLetter: 1.5 } as const
/** Of a dot's height: blurred by this much, dots run together and letters do not. */
const blur = 0.4
/**
 * What shows that letters were joined: they are so much higher than what looked like letters, and than a dot; most are
 * left, of at most so many dots each; and they are higher than wide.
 */
const joined = { growth: 1.6, leastDots: 3, leastLeft: 0.45, mostDots: 25, mostAspect: 1 } as const

/** The picture with its dots joined; the same picture where its letters are whole. */
export async function joinDots(image: GreyImage): Promise<GreyImage> {
  const text = measureText(image)
  const { count, height: dot } = text.spots
  const least = Math.max(leastSpots.inAll, leastSpots.perLetter * text.letters.length)
  if (dot > largestDot || count < least) return image
  const blurred = await soften(image, Math.max(1, dot * blur))
  return areLetters(measureText(blurred), text) ? blurred : image
}

function areLetters({ letters, height }: TextSize, before: TextSize): boolean {
  const { count, height: dot } = before.spots
  const aspect = median(letters.map(({ x0, y0, x1, y1 }) => (x1 - x0) / (y1 - y0)))
  return (
    height >= Math.max(joined.growth * before.height, joined.leastDots * dot) &&
    letters.length >= Math.max(joined.leastLeft * before.letters.length, count / joined.mostDots) &&
    aspect <= joined.mostAspect
  )
}
