// What a text layer does not tell: the page without the words that it tells, and what was read there among them.
import { isCentreInside } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Line } from '../../../shared/page.ts'
import type { LevelLine } from '../arrange/level.ts'
import type { ColourImage } from '../pixels/colour.ts'
import { meanConfidence } from '../recognise/certainty.ts'
import type { LayerWord } from './words.ts'

/** In pixels: letters blur into what is around them. */
const edge = 2
/** Less sure lines are what a reader makes of a photo. */
const leastSure = 0.7
const leastLetters = 3

/** Each word is painted over in the colour that lies beside it. */
export function withoutWords(image: ColourImage, words: readonly LayerWord[]): ColourImage {
  const pixels = image.pixels.slice()
  for (const { box } of words) paintOver({ ...image, pixels }, box)
  return { ...image, pixels }
}

function paintOver({ width, height, pixels }: ColourImage, box: Box): void {
  const x0 = Math.max(0, Math.floor(box.x0) - edge)
  const x1 = Math.min(width, Math.ceil(box.x1) + edge)
  const y0 = Math.max(0, Math.floor(box.y0) - edge)
  const y1 = Math.min(height, Math.ceil(box.y1) + edge)
  if (x0 >= x1 || y0 >= y1) return
  const from = (y0 * width + x0) * 3
  const colour = pixels.slice(from, from + 3)
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) pixels.set(colour, (y * width + x) * 3)
}

/** The lines that were read beside the layer: where both tell something, the layer is right. */
export function linesBeside(read: readonly Line[], words: readonly LayerWord[]): LevelLine[] {
  return read.flatMap((line) => {
    const own = line.words.filter((word) => !words.some(({ box }) => isCentreInside(word.box, box)))
    const letters = own.flatMap(({ text }) => text.match(/[\p{L}\p{N}]/gu) ?? [])
    if (letters.length < leastLetters || meanConfidence(own) < leastSure) return []
    const box = unite(own.map((word) => word.box))
    const place = {
      x: (box.x0 + box.x1) / 2,
      y: (box.y0 + box.y1) / 2,
      length: box.x1 - box.x0,
      height: box.y1 - box.y0,
      angle: 0,
    }
    const text = own.map((word) => word.text).join(' ')
    return [{ kind: 'text', place, unread: 0, line: { ...line, words: own, box }, box, text, slope: 0 }]
  })
}
