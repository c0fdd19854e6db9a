// Finds what the text layer of a page lacks: the page is read without the words of the layer, and their lines are added.
import { isCentreInside } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Line } from '../../../shared/page.ts'
import { exactLine, type LevelLine } from '../arrange/level.ts'
import type { ColourImage } from '../pixels/colour.ts'
import { meanConfidence } from '../recognise/certainty.ts'
import type { LayerWord } from './words.ts'

/** Pixels around a word that its letters blur into. */
const blurPx = 2
/** Lines with less are what a reader makes of a photo. */
const min = { confidence: 0.7, letters: 3 } as const

/** Paints over each word in the colour next to it. */
export function withoutWords(image: ColourImage, words: readonly LayerWord[]): ColourImage {
  const pixels = image.pixels.slice()
  for (const { box } of words) paintOver({ ...image, pixels }, box)
  return { ...image, pixels }
}

function paintOver({ width, height, pixels }: ColourImage, box: Box): void {
  const [x0, x1] = [Math.max(0, Math.floor(box.x0) - blurPx), Math.min(width, Math.ceil(box.x1) + blurPx)]
  const [y0, y1] = [Math.max(0, Math.floor(box.y0) - blurPx), Math.min(height, Math.ceil(box.y1) + blurPx)]
  if (x0 >= x1 || y0 >= y1) return
  const from = (y0 * width + x0) * 3
  const colour = pixels.slice(from, from + 3)
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) pixels.set(colour, (y * width + x) * 3)
}

/** Returns the lines that were read outside of the layer. Where both have a word, that of the layer is right. */
export function linesOutside(read: readonly Line[], words: readonly LayerWord[]): LevelLine[] {
  return read.flatMap((line) => {
    const own = line.words.filter((word) => !words.some(({ box }) => isCentreInside(word.box, box)))
    const letters = own.flatMap(({ text }) => text.match(/[\p{L}\p{N}]/gu) ?? [])
    if (letters.length < min.letters || meanConfidence(own) < min.confidence) return []
    return [exactLine({ ...line, words: own, box: unite(own.map((word) => word.box)) })]
  })
}
