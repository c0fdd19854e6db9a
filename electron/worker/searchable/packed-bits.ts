// A picture of nothing but black and white, eight pixels a byte.
import type { GreyImage } from '../pixels/grey.ts'

/** Null where it has a grey. */
export function packedBits({ width, height, pixels }: GreyImage): Uint8Array | null {
  const rowBytes = Math.ceil(width / 8)
  const bits = new Uint8Array(rowBytes * height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const level = pixels[at]
      const byte = y * rowBytes + (x >> 3)
      if (level === 255) bits[byte] = (bits[byte] ?? 0) | (0x80 >> (x & 7))
      else if (level !== 0) return null
    }
  return bits
}
