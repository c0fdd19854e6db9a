import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { faultText } from '../../shared/faults.ts'
import { fixtures, makeTextImage } from '../../test/support/images.ts'
import { decode, decodeColour } from './decode.ts'
import type { GreyImage } from './grey.ts'

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
    ['tiffNamedPng', 'it is TIFF. Fovea reads JPEG, PNG, GIF and WebP images.'],
  ])('refuses %s and says why', async (fixture, why) => {
    expect(await refusal(await readFile(fixtures[fixture]))).toContain(`x.png was not read: ${why}`)
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
