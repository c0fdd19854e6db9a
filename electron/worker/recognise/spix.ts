// Encodes grey pixels in Leptonica's own format, which the recogniser takes as a whole; other formats, PGM too, are
// copied pixel by pixel.
import type { GreyImage } from '../pixels/grey.ts'

const headerBytes = 28
const bitsPerPixel = 8

export function toSpix({ width, height, pixels }: GreyImage): Buffer {
  const wordsPerRow = Math.ceil(width / 4)
  const bytesPerRow = wordsPerRow * 4
  const sizeBytes = height * bytesPerRow
  const file = Buffer.alloc(headerBytes + sizeBytes)
  file.write('spix')
  const colours = 0
  const header = [width, height, bitsPerPixel, wordsPerRow, colours, sizeBytes]
  header.forEach((value, i) => file.writeUInt32LE(value, 4 + i * 4))
  for (let y = 0; y < height; y++)
    file.set(pixels.subarray(y * width, (y + 1) * width), headerBytes + y * bytesPerRow)
  // each 32-bit word has the first pixel in its highest byte, and is written lowest byte first
  file.subarray(headerBytes).swap32()
  return file
}
