// Cuts out a part of an image to be read alone.
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'

export function cutOut(image: GreyImage, { x0, y0, x1, y1 }: Box): GreyImage {
  const [width, height] = [x1 - x0, y1 - y0]
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = (y0 + y) * image.width + x0
    pixels.set(image.pixels.subarray(start, start + width), y * width)
  }
  return { width, height, pixels }
}
