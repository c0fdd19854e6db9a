// A part of a picture, read by itself, and its lines where they are on the whole.
import type { Box, Line } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'

export function cutOut(image: GreyImage, { x0, y0, x1, y1 }: Box): GreyImage {
  const [width, height] = [x1 - x0, y1 - y0]
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = (y0 + y) * image.width + x0
    pixels.set(image.pixels.subarray(start, start + width), y * width)
  }
  return { width, height, pixels }
}

/** From the part that begins at this corner. */
export function movedBy(line: Line, { x0, y0 }: Pick<Box, 'x0' | 'y0'>): Line {
  const move = (box: Box) => ({ x0: box.x0 + x0, y0: box.y0 + y0, x1: box.x1 + x0, y1: box.y1 + y0 })
  return {
    ...line,
    box: move(line.box),
    words: line.words.map((word) => ({ ...word, box: move(word.box) })),
  }
}
