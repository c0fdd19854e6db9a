// Typewriters and terminals dot their zeros, and the models for Han take such a zero for a 6, an 8 or a 9. The dot stands
// alone in the middle of its ring, which no other figure has.
import type { Box, Line, Word } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { inkSpotsOf } from '../prepare/ink.ts'
import { glyphsOf } from './glyphs.ts'

/** In sizes of the ring: how far off its middle the dot stands, and how large it is. */
const mostOff = 0.15
const [leastDot, mostDot] = [0.08, 0.5]
/** What a dotted zero is read as. */
const likeZero = /[0-9OoQDGCU@]/u

export function withDottedZeros(line: Line, image: GreyImage): Line {
  const words = line.words.map((word) => (/[1-9]/.test(word.text) ? mended(word, image) : word))
  return words.every((word, i) => word === line.words[i]) ? line : { ...line, words }
}

function mended(word: Word, image: GreyImage): Word {
  const dots = dotsIn(word.box, image)
  const glyphs = dots.length === 0 ? null : glyphsOf(word, image)
  if (!glyphs) return word
  const text = Array.from(word.text, (character, i) => {
    const ring = glyphs[i]
    return ring && likeZero.test(character) && dots.some((dot) => isInMiddle(dot, ring)) ? '0' : character
  }).join('')
  return text === word.text ? word : { ...word, text }
}

/** Spots that stand within another; the boxes of words are not always drawn around all of their first character. */
function dotsIn(box: Box, image: GreyImage): Box[] {
  const reach = box.y1 - box.y0
  const spots = inkSpotsOf(image).filter(
    ({ x0, x1, y0, y1 }) =>
      x0 > box.x0 - reach && x1 < box.x1 + reach && y1 > box.y0 && y0 < box.y1 && y1 - y0 <= 2 * reach,
  )
  return spots.filter((dot) => spots.some((ring) => ring !== dot && isInMiddle(dot, ring)))
}

function isInMiddle(dot: Box, ring: Box): boolean {
  const [width, height] = [ring.x1 - ring.x0, ring.y1 - ring.y0]
  const size = Math.max(dot.x1 - dot.x0, dot.y1 - dot.y0) / height
  const offX = Math.abs(dot.x0 + dot.x1 - ring.x0 - ring.x1) / 2
  const offY = Math.abs(dot.y0 + dot.y1 - ring.y0 - ring.y1) / 2
  const isInside = dot.x0 > ring.x0 && dot.x1 < ring.x1 && dot.y0 > ring.y0 && dot.y1 < ring.y1
  return (
    isInside && size >= leastDot && size <= mostDot && offX <= mostOff * width && offY <= mostOff * height
  )
}
