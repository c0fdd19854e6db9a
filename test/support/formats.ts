// Images in the formats that only the owner may add. All are generated, except the HEIC, which no package here can
// write.
import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { fixtures } from './images.ts'

/** The image `fixtures.hello` in each format. */
export const helloIn = {
  tiff: () => sharp(fixtures.hello).tiff({ compression: 'lzw' }).toBuffer(),
  avif: () => sharp(fixtures.hello).avif({ effort: 1 }).toBuffer(),
  heic: () => Promise.resolve(readFileSync(fixtures.heic)),
  bmp: () => bmpOf(sharp(fixtures.hello), 24),
} as const satisfies Record<string, () => Promise<Buffer>>

export type OwnFormat = keyof typeof helloIn

export type BmpBits = 1 | 4 | 8 | 16 | 24 | 32

/** A BMP as Windows writes it: in shades of grey with up to 8 bits, and with transparency with 32 bits. */
export async function bmpOf(picture: Sharp, bits: BmpBits, { isTopDown = false } = {}): Promise<Buffer> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const shades = bits <= 8 ? 2 ** bits : 0
  const stride = Math.ceil((width * bits) / 32) * 4
  const headerLength = bits === 32 ? 108 : 40
  const pixelsAt = 14 + headerLength + shades * 4
  const bmp = Buffer.alloc(pixelsAt + stride * height)
  bmp.write('BM')
  bmp.writeUInt32LE(bmp.length, 2)
  bmp.writeUInt32LE(pixelsAt, 10)
  bmp.writeUInt32LE(headerLength, 14)
  bmp.writeInt32LE(width, 18)
  bmp.writeInt32LE(isTopDown ? -height : height, 22)
  bmp.writeUInt16LE(1, 26)
  bmp.writeUInt16LE(bits, 28)
  if (bits === 32) {
    bmp.writeUInt32LE(3, 30)
    for (const [i, mask] of [0xff0000, 0xff00, 0xff, 0xff000000].entries())
      bmp.writeUInt32LE(mask, 54 + i * 4)
  }
  for (let i = 0; i < shades; i++) bmp.fill(Math.round((i * 255) / (shades - 1)), 54 + i * 4, 57 + i * 4)
  for (let y = 0; y < height; y++) {
    const row = pixelsAt + stride * (isTopDown ? y : height - 1 - y)
    for (let x = 0; x < width; x++) {
      const [r = 0, g = 0, b = 0, a = 0] = data.subarray((y * width + x) * 4)
      if (bits === 16) bmp.writeUInt16LE(((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3), row + x * 2)
      else if (bits > 16) bmp.set(bits === 32 ? [b, g, r, a] : [b, g, r], row + (x * bits) / 8)
      else {
        const shade = Math.round((g * (shades - 1)) / 255)
        const at = row + Math.floor((x * bits) / 8)
        bmp[at] = (bmp[at] ?? 0) | (shade << (8 - bits - ((x * bits) % 8)))
      }
    }
  }
  return bmp
}
