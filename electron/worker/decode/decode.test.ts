import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { faultText } from '../../../shared/faults.ts'
import { helloIn } from '../../../test/support/formats.ts'
import { fixtures, makeTextImage } from '../../../test/support/images.ts'
import { decode, decodeColour } from './decode.ts'
import type { GreyImage } from '../pixels/grey.ts'

type Fixture = keyof typeof fixtures

async function decodeFixture(fixture: Fixture) {
  return decode(await readFile(fixtures[fixture]), `${fixture}.png`)
}

async function picture(fixture: Fixture): Promise<GreyImage> {
  const image = await decodeFixture(fixture)
  if (!image.ok) throw new Error(faultText(image.error))
  return image.value
}

async function refusal(bytes: Uint8Array, name = 'x.png'): Promise<string> {
  const image = await decode(bytes, name)
  if (image.ok) throw new Error('it was decoded')
  return faultText(image.error)
}

/** Mean difference of two pictures of the same size, in grey levels. */
function difference(a: GreyImage, b: GreyImage): number {
  expect([a.width, a.height, a.pixels.length]).toEqual([b.width, b.height, b.pixels.length])
  return a.pixels.reduce((sum, level, i) => sum + Math.abs(level - (b.pixels[i] ?? 0)), 0) / a.pixels.length
}

describe('decode', () => {
  it('gives one grey byte for each pixel', async () => {
    const { width, height, pixels } = await picture('hello')
    expect([width, height, pixels.length]).toEqual([600, 200, 120_000])
    expect([Math.min(...pixels), Math.max(...pixels)]).toEqual([0, 255])
  })

  it.each<Fixture>([
    'turnedByExif',
    'transparent',
    'transparentLight',
    'animatedGif',
    'webp',
    'deep',
    'cmyk',
  ])('shows %s as the same picture: upright, the first frame, dark on white, 8 bits', async (fixture) => {
    expect(difference(await picture(fixture), await picture('hello'))).toBeLessThan(3)
  })

  it.each<[string, (hello: Sharp) => Sharp]>([
    ['LZW', (hello) => hello.tiff({ compression: 'lzw' })],
    ['deflate, in tiles', (hello) => hello.tiff({ compression: 'deflate', tile: true })],
    ['JPEG', (hello) => hello.tiff({ compression: 'jpeg', quality: 90 })],
    ['PackBits', (hello) => hello.tiff({ compression: 'packbits' })],
    ['no compression', (hello) => hello.tiff({ compression: 'none', bigtiff: true })],
    ['16 bits', (hello) => hello.toColourspace('rgb16').tiff()],
    ['CMYK', (hello) => hello.toColourspace('cmyk').tiff()],
    ['grey with transparency', (hello) => hello.toColourspace('b-w').ensureAlpha().tiff()],
    ['a turn', (hello) => hello.rotate(-90).withMetadata({ orientation: 6 }).tiff()],
  ])('shows a TIFF of %s as the same picture', async (_, make) => {
    const image = await decode(await make(sharp(fixtures.hello)).toBuffer(), 'scan.tif')
    if (!image.ok) throw new Error(faultText(image.error))
    expect(difference(image.value, await picture('hello'))).toBeLessThan(3)
  })

  it('shows a fax, which is black or white, and the first page of several', async () => {
    const hello = sharp(fixtures.hello).toColourspace('b-w')
    const fax = await hello.tiff({ compression: 'ccittfax4', bitdepth: 1, miniswhite: true }).toBuffer()
    const image = await decode(fax, 'fax.tif')
    if (!image.ok) throw new Error(faultText(image.error))
    expect(difference(image.value, await picture('hello'))).toBeLessThan(6)
    const pages = await sharp([fixtures.hello, fixtures.lightOnDark], { join: { animated: true } })
      .tiff()
      .toBuffer()
    expect(await decode(pages, 'pages.tif')).toMatchObject({ ok: true, value: { width: 600, height: 200 } })
  })

  it.each(['avif', 'heic', 'bmp'] as const)('shows the same picture as %s, in colour too', async (format) => {
    const bytes = await helloIn[format]()
    const image = await decode(bytes, 'photo')
    if (!image.ok) throw new Error(faultText(image.error))
    expect(difference(image.value, await picture('hello'))).toBeLessThan(3)
    expect(await decodeColour(bytes)).toMatchObject({ width: 600, height: 200 })
  })

  it('turns an AVIF and a HEIC as they say', async () => {
    const avif = await sharp(fixtures.hello)
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .avif({ effort: 1 })
      .toBuffer()
    const turned = await decode(avif, 'photo.avif')
    expect(turned.ok && difference(turned.value, await picture('hello'))).toBeLessThan(3)
    const heic = await readFile(fixtures.heic)
    // In the place of what it says of its bits: a quarter to the left.
    heic.set(Buffer.from('irot\x01', 'latin1'), heic.indexOf('pixi'))
    expect(await decode(heic, 'photo.heic')).toMatchObject({ ok: true, value: { width: 200, height: 600 } })
  })

  it('turns the transparency of a picture together with its ink', async () => {
    const upright = await makeTextImage('Turned', { paper: 'none' })
    const turned = sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).webp({ lossless: true })
    const image = await decode(await turned.toBuffer(), 'turned.webp')
    const expected = await decode(upright, 'upright.png')
    expect(image.ok && expected.ok && difference(image.value, expected.value)).toBeLessThan(1)
  })

  it.each<Fixture>(['blank', 'tiny'])('decodes %s, on which there is nothing', async (fixture) => {
    const { pixels } = await picture(fixture)
    expect(pixels.every((level) => level === 255)).toBe(true)
  })

  it.each<[Fixture, string]>([
    ['textNamedPng', 'its image data is damaged (unsupported image format)'],
    ['empty', 'its image data is damaged (Input Buffer is empty)'],
    ['truncatedJpeg', 'its image data is damaged (premature end of JPEG image)'],
  ])('refuses %s and says why', async (fixture, why) => {
    expect(await refusal(await readFile(fixtures[fixture]))).toContain(`x.png was not read: ${why}`)
  })

  it('refuses half a TIFF, an AVIF, a HEIC and a BMP', async () => {
    const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
    const tiff = await sharp(fixtures.hello).tiff({ compression: 'none' }).toBuffer()
    for (const bytes of [
      half(tiff),
      half(await helloIn.avif()),
      half(await helloIn.heic()),
      half(await helloIn.bmp()),
    ])
      expect(await refusal(bytes)).toMatch(/damaged \(.+\)/)
  })

  it('refuses half a PNG and a PNG with other bytes in it', async () => {
    const png = await readFile(fixtures.hello)
    expect(await refusal(png.subarray(0, png.length / 2))).toContain('(libpng read error)')
    expect(await refusal(Buffer.from(png).fill(7, 40))).toMatch(/damaged \(.+\)/)
  })

  it('makes a photo of a phone smaller, upright as it is', async () => {
    const photo = { width: 4032, height: 3024, channels: 3, background: 'white' } as const
    const bytes = await sharp({ create: photo }).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const image = await decode(bytes, 'photo.jpg')
    expect(image).toMatchObject({ ok: true, value: { width: 3000, height: 4000 } })
    expect(await decodeColour(bytes)).toMatchObject({ width: 3000, height: 4000 })
  })

  it('refuses an image that is too long, which the recogniser would read as empty', async () => {
    const long = { width: 33_000, height: 100, channels: 3, background: 'white' } as const
    const bytes = await sharp({ create: long }).png().toBuffer()
    expect(await refusal(bytes)).toContain('33000x100 pixels, and the maximum is 4000x4000')
  })
})
