// Packs pictures as PDFs contain them.
import { deflateSync } from 'node:zlib'
import type { GreyImage } from '../pixels/grey.ts'

export interface PackedPicture {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
  readonly filter: 'DCTDecode' | 'FlateDecode'
  readonly colours: 'DeviceRGB' | 'DeviceGray'
  readonly bits: number
  /** Whether its rows are filtered as in a PNG. */
  readonly hasPredictor: boolean
}

/** Packs a black and white picture with eight pixels per byte; returns null if it has a grey pixel. */
export function packBits({ width, height, pixels }: GreyImage): PackedPicture | null {
  const rowBytes = Math.ceil(width / 8)
  const bits = new Uint8Array(rowBytes * height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const byte = y * rowBytes + (x >> 3)
      if (pixels[at] === 255) bits[byte] = (bits[byte] ?? 0) | (0x80 >> (x & 7))
      else if (pixels[at] !== 0) return null
    }
  const bytes = deflateSync(bits, { level: 9 })
  return { width, height, bytes, filter: 'FlateDecode', colours: 'DeviceGray', bits: 1, hasPredictor: false }
}

const pngSignatureBytes = 8
/** Length, name and checksum. */
const pngChunkFrame = 12
const pngGrey = 0

/** Takes the compressed pixels of a PNG as they are, because PDFs pack pixels in the same way. */
export function takePngPixels(png: Buffer): PackedPicture {
  const data: Uint8Array[] = []
  let header = png
  for (let at = pngSignatureBytes; at < png.length;) {
    const length = png.readUInt32BE(at)
    const name = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + length)
    if (name === 'IHDR') header = body
    if (name === 'IDAT') data.push(body)
    at += length + pngChunkFrame
  }
  return {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    bytes: Buffer.concat(data),
    filter: 'FlateDecode',
    colours: header[9] === pngGrey ? 'DeviceGray' : 'DeviceRGB',
    bits: header.readUInt8(8),
    hasPredictor: true,
  }
}
