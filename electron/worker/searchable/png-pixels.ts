// A PNG's pixels as they lie packed in it: a PDF packs them in the same way.
import type { PackedPicture } from './packed-picture.ts'

const signatureBytes = 8
/** Of length, name and checksum. */
const chunkFrame = 12
const isGrey = 0

export function pngPixels(png: Uint8Array): PackedPicture {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const data: Uint8Array[] = []
  let [width, height, bits, colourType] = [0, 0, 8, 2]
  for (let at = signatureBytes; at < png.length;) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8))
    const body = at + 8
    if (name === 'IHDR') {
      ;[width, height] = [view.getUint32(body), view.getUint32(body + 4)]
      ;[bits, colourType] = [view.getUint8(body + 8), view.getUint8(body + 9)]
    }
    if (name === 'IDAT') data.push(png.subarray(body, body + length))
    at += length + chunkFrame
  }
  return {
    width,
    height,
    bytes: Buffer.concat(data),
    filter: 'FlateDecode',
    colours: colourType === isGrey ? 'DeviceGray' : 'DeviceRGB',
    bits,
    hasPredictor: true,
  }
}
