import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { faultText } from '../faults.ts'
import { checkImage } from './check.ts'
import type { FileFormat } from './formats.ts'

function image(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: '#cde' } })
}

type Drawn = Exclude<FileFormat, 'heic' | 'bmp' | 'pdf'>

async function encode(format: Drawn, width: number, height: number): Promise<Uint8Array> {
  return image(width, height).toFormat(format).toBuffer()
}

function refusal(bytes: Uint8Array, name = 'scan.png'): string {
  const result = checkImage({ name, bytes })
  return result.ok ? `accepted as ${result.value.format}` : faultText(result.error)
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (c) => c.charCodeAt(0))
}

/** The first 33 bytes of a PNG, which is all that is read. */
function pngHeader(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

test('a document at an image address is pointed to the address of documents', () => {
  const pdf = ascii('%PDF-1.7\n\0\0')
  expect(refusal(pdf)).toContain('send documents to /api/documents.')
  expect(refusal(ascii('BM\x36\x10\0\0\0\0\0\0\x36\0\0\0'))).toMatch(/images\.$/)
})

test.each(['jpeg', 'png', 'gif', 'webp'] as const)(
  'a real %s is recognised with its size',
  async (format) => {
    const result = checkImage({ name: 'any.bin', bytes: await encode(format, 321, 123) })
    expect(result).toMatchObject({
      ok: true,
      value: { format, mediaType: `image/${format}`, width: 321, height: 123 },
    })
  },
)

test.each(['tiff', 'avif'] as const)(
  'a real %s is recognised with its size if it comes from the owner',
  async (format) => {
    const bytes = await encode(format, 321, 123)
    expect(checkImage({ name: 'any.bin', bytes, entrance: 'own' })).toMatchObject({
      ok: true,
      value: { format, mediaType: `image/${format}`, width: 321, height: 123 },
    })
    expect(refusal(bytes)).toMatch(/it is an? (TIFF|AVIF) image\. Fovea reads JPEG, PNG, GIF and WebP images/)
  },
)

test('lossless, animated and rotated images are recognised with their size too', async () => {
  const lossless = await image(140, 150).webp({ lossless: true }).toBuffer()
  const opaque = await image(140, 150).removeAlpha().webp().toBuffer()
  const tagged = await image(140, 150).webp().withMetadata({ orientation: 6 }).toBuffer()
  const progressive = await image(140, 150)
    .jpeg({ progressive: true })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  for (const bytes of [lossless, opaque, tagged, progressive])
    expect(checkImage({ name: 'x', bytes })).toMatchObject({ ok: true, value: { width: 140, height: 150 } })
})

test('a thumbnail inside a JPEG is not mistaken for the image', async () => {
  const thumbnail = await encode('jpeg', 160, 120)
  const whole = await encode('jpeg', 800, 600)
  const segment = new Uint8Array([
    0xff,
    0xe1,
    (thumbnail.length + 2) >> 8,
    (thumbnail.length + 2) & 0xff,
    ...thumbnail,
  ])
  const bytes = new Uint8Array([...whole.subarray(0, 2), ...segment, ...whole.subarray(2)])
  expect(checkImage({ name: 'x', bytes })).toMatchObject({ ok: true, value: { width: 800, height: 600 } })
})

test('a GIF whose first frame is larger than its screen has the size of the frame', async () => {
  const bytes = Uint8Array.from(await encode('gif', 300, 200))
  bytes.set([1, 0, 1, 0], 6)
  expect(checkImage({ name: 'x', bytes })).toMatchObject({ ok: true, value: { width: 300, height: 200 } })
})

test('the bounds are inclusive on both ends', () => {
  expect(refusal(pngHeader(100, 4000))).toBe('accepted as png')
  expect(refusal(pngHeader(4000, 100))).toBe('accepted as png')
  expect(refusal(pngHeader(99, 4000))).toBe(
    'scan.png was not read: it is 99x4000 pixels, and the minimum is 100x100. Scan or photograph it larger.',
  )
  expect(refusal(pngHeader(100, 4001))).toBe(
    'scan.png was not read: it is 100x4001 pixels, and the maximum is 4000x4000. Make it smaller or crop it.',
  )
  expect(refusal(pngHeader(4294967295, 4294967295))).toContain(
    'it is 4294967295x4294967295 pixels, and the maximum',
  )
})

test('an image that is reduced for reading may be larger, if something readable is left', () => {
  const fitted = (width: number, height: number) => {
    const result = checkImage({ name: 'x', bytes: pngHeader(width, height), entrance: 'own' })
    return result.ok ? 'accepted' : result.error.code
  }
  expect(fitted(3024, 4032)).toBe('accepted')
  expect(fitted(8160, 6120)).toBe('accepted')
  expect(fitted(12_000, 9000)).toBe('image.tooLarge')
  expect(fitted(300, 20_000)).toBe('image.tooLarge')
  expect(fitted(50, 50)).toBe('image.tooSmall')
})

test('ten megabytes are accepted and one byte more is not', () => {
  const largest = new Uint8Array(10 * 1024 * 1024)
  largest.set(pngHeader(200, 200))
  expect(refusal(largest)).toBe('accepted as png')
  const more = new Uint8Array(largest.length + 1)
  more.set(pngHeader(200, 200))
  expect(checkImage({ name: 'x', bytes: more })).toMatchObject({
    ok: false,
    error: { code: 'image.size', data: { sizeBytes: 10485761, maxBytes: 10485760 } },
  })
})

test('an image file on this machine may have fifty megabytes', () => {
  const own = (sizeBytes: number) => {
    const bytes = new Uint8Array(sizeBytes)
    bytes.set(pngHeader(200, 200))
    return checkImage({ name: 'x', bytes, entrance: 'own' })
  }
  expect(own(50 * 1024 * 1024)).toMatchObject({ ok: true })
  expect(own(50 * 1024 * 1024 + 1)).toMatchObject({
    error: { code: 'image.size', data: { maxBytes: 52428800 } },
  })
})

test('an empty file is reported as empty', () => {
  expect(refusal(new Uint8Array(0), 'a.jpg')).toBe(
    'a.jpg was not read: it is empty (0 bytes). Save or send it again.',
  )
})

test('a TIFF named .png is reported as a TIFF', async () => {
  expect(refusal(await image(200, 200).tiff().toBuffer())).toContain('it is a TIFF image')
})

test.each([
  ['a text file', ascii('hello, world\r\n')],
  ['a text file', new Uint8Array([0xff, 0xfe, 0x68, 0, 0x69, 0])],
  ['a text file', ascii('BMW is a maker of cars')],
  ['a text file', ascii('{"statusText":"not found"}')],
  ['a web page (HTML)', ascii('\n<!DOCTYPE html><html><svg>')],
  ['an SVG drawing', ascii('<?xml version="1.0"?><svg xmlns="x">')],
  ['a PDF document', ascii('%PDF-1.7\n\0\0')],
  ['a BMP image', ascii('BM\x36\x10\0\0\0\0\0\0\x36\0\0\0')],
  ['a ZIP archive or an Office document', ascii('PK\x03\x04\x14\0\x06\0')],
  ['a HEIC image', ascii('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['a HEIC image', ascii('\0\0\0\x18ftypmif1\0\0\0\0mif1heic')],
  ['an AVIF image', ascii('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf')],
  ['a video or audio file', ascii('\0\0\0\x18ftypisom\0\0\0\0isomavc1')],
  ['a file of an unknown format', new Uint8Array([0, 1, 2, 3, 4, 5])],
])('%s is named by its real format', (name, bytes) => {
  expect(checkImage({ name: 'x', bytes })).toMatchObject({
    ok: false,
    error: { code: 'image.format', data: { name: 'x', found: name, entrance: 'contract' } },
  })
})

test.each(['jpeg', 'png', 'gif', 'webp'] as const)(
  'a %s that ends within its header is broken',
  async (format) => {
    const whole = await encode(format, 300, 200)
    for (const length of [12, 14, 17, 22]) {
      const error = refusal(whole.subarray(0, length))
      expect(error).toMatch(/its image data is damaged \(the file ends/)
    }
  },
)

test('a header that makes no sense is broken', async () => {
  expect(refusal(pngHeader(0, 200))).toContain('(its header gives a size of 0x200)')
  const renamed = pngHeader(200, 200)
  renamed[12] = 0x43
  expect(refusal(renamed)).toContain('does not begin with IHDR')
  expect(refusal(new Uint8Array([0xff, 0xd8, 0xff, 0xd9, 0, 0]))).toContain('its frame header is missing')
  expect(refusal(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 1]))).toContain('has no length')
  expect(refusal(ascii('RIFF\0\0\0\0WEBPABCD'))).toContain('names no known kind of WebP')
  const gif = Uint8Array.from(await encode('gif', 300, 200))
  expect(refusal(new Uint8Array([...gif.subarray(0, 10), 0, 0, 0, 0x3b]))).toContain('it has no frame')
})

test('any bytes give a result and no exception', async () => {
  const starts = await Promise.all((['jpeg', 'png', 'gif', 'webp'] as const).map((f) => encode(f, 200, 200)))
  const damaged = fc
    .record({
      start: fc.constantFrom(...starts),
      length: fc.nat(400),
      at: fc.nat(60),
      by: fc.uint8Array({ maxLength: 8 }),
    })
    .map(({ start, length, at, by }) => {
      const bytes = Uint8Array.from(start.subarray(0, length))
      bytes.set(by.subarray(0, Math.max(0, bytes.length - at)), Math.min(at, bytes.length))
      return bytes
    })
  fc.assert(
    fc.property(fc.oneof(damaged, fc.uint8Array()), (bytes) => {
      const result = checkImage({ name: 'x', bytes })
      if (!result.ok) expect(faultText(result.error)).toContain('x was not read')
      else expect(Math.min(result.value.width, result.value.height)).toBeGreaterThanOrEqual(100)
    }),
    { numRuns: 2000 },
  )
})
