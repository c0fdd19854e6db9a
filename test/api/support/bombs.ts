// Builds decompression bombs: small files that claim, or unpack to, far more than they are.
import { promisify } from 'node:util'
import { crc32, deflate, deflateSync } from 'node:zlib'

/**
 * Compresses in another thread: a test that is busy for seconds misses that the server closed a kept-alive
 * connection.
 */
const packed = promisify(deflate)
const hard = { level: 9 }

/** A chunk of a PNG, with its length and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

interface Png {
  readonly width: number
  readonly height: number
  /** The compressed image data. */
  readonly picture?: Buffer
  readonly before?: readonly Buffer[]
}

/** A grey PNG. */
export function png({ width, height, picture = deflateSync(Buffer.alloc(64)), before = [] }: Png): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', picture),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A picture of zeros. */
export function packedPicture(unpackedBytes: number): Promise<Buffer> {
  return packed(Buffer.alloc(unpackedBytes), hard)
}

/** A text chunk of a few hundred kilobytes that unpacks to hundreds of megabytes. */
export async function packedText(unpackedBytes: number): Promise<Buffer> {
  const text = await packed(Buffer.alloc(unpackedBytes, ' '), hard)
  return chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), text]))
}

/** A colour profile chunk that unpacks to this number of bytes. */
export async function packedProfile(unpackedBytes: number): Promise<Buffer> {
  const profile = await packed(Buffer.alloc(unpackedBytes), hard)
  return chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), profile]))
}

/** A GIF whose screen and frames differ in size. */
export function gif(screen: readonly [number, number], frame: readonly [number, number], frames = 1): Buffer {
  const size = ([width, height]: readonly [number, number]) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt16LE(width, 0)
    bytes.writeUInt16LE(height, 2)
    return bytes
  }
  const colours = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  const picture = Buffer.concat([
    Buffer.from([0x2c, 0, 0, 0, 0]),
    size(frame),
    Buffer.from([0, 2, 2, 0x4c, 1, 0]),
  ])
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size(screen),
    colours,
    ...Array<Buffer>(frames).fill(picture),
    Buffer.from([0x3b]),
  ])
}

/** An extended WebP whose canvas and image differ in size. */
export function webp(canvas: readonly [number, number], picture: readonly [number, number]): Buffer {
  const riff = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(data.length)
    return Buffer.concat([Buffer.from(type), length, data])
  }
  const header = Buffer.alloc(10)
  header.writeUIntLE(canvas[0] - 1, 4, 3)
  header.writeUIntLE(canvas[1] - 1, 7, 3)
  const lossless = Buffer.alloc(16)
  lossless[0] = 0x2f
  lossless.writeUInt32LE(((picture[0] - 1) | ((picture[1] - 1) << 14)) >>> 0, 1)
  return riff('RIFF', Buffer.concat([Buffer.from('WEBP'), riff('VP8X', header), riff('VP8L', lossless)]))
}

/** The start of a file, up to its size. */
export function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, Buffer.from([0xff, 0xd9])])
}

/** Images that are refused by what their header claims. */
export const bombsByHeader: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
  [
    'a PNG of 50000 by 50000',
    async () => png({ width: 50_000, height: 50_000, picture: await packedPicture(1_000_000) }),
  ],
  ['a PNG of the largest size there is', () => png({ width: 0x7fffffff, height: 0x7fffffff })],
  ['a PNG one pixel over the bound', () => png({ width: 4001, height: 4000 })],
  ['a GIF with a small screen and an enormous frame', () => gif([100, 100], [65_535, 65_535])],
  ['a GIF with an enormous screen and a small frame', () => gif([65_535, 65_535], [100, 100])],
  ['a WebP with an enormous canvas', () => webp([16_384, 16_384], [100, 100])],
  ['a JPEG of 65500 by 65500', () => jpeg(65_500, 65_500)],
]
