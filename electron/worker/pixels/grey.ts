// Grey pictures of a byte a pixel, row by row from the top, for the steps of the preparation and the recogniser.

import type { Box } from '../../../shared/page.ts'

export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

export function cut(image: GreyImage, { x0, y0, x1, y1 }: Box): GreyImage {
  const [width, height] = [x1 - x0, y1 - y0]
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = (y + y0) * image.width
    pixels.set(image.pixels.subarray(start + x0, start + x1), y * width)
  }
  return { width, height, pixels }
}

// [Note: rows] The work on each pixel of a row is a function of its own. V8 soon compiles a function that is called for
// every row; in a function that is called once an image it compiles the inner loop only, and returns to the interpreter at
// the end of each row.
