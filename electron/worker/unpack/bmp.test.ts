import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bmpOf, type BmpBits } from '../../../test/support/formats.ts'
import { fixtures } from '../../../test/support/images.ts'
import { unpackBmp } from './bmp.ts'

const hello = () => sharp(fixtures.hello)

/** Mean difference to the original picture, in levels of one channel. */
async function differenceOf(bmp: Uint8Array): Promise<number> {
  const { pixels, channels } = unpackBmp(bmp)
  const expected = await hello().toColourspace('srgb').removeAlpha().raw().toBuffer()
  const sum = expected.reduce((all, level, i) => {
    const at = Math.floor(i / 3) * channels + (i % 3)
    return all + Math.abs(level - (pixels[at] ?? 0))
  }, 0)
  return sum / expected.length
}

/** A run-length encoded picture of 5 by 3, with its header. */
function inRuns(bits: 4 | 8, runs: readonly number[]): Uint8Array {
  const colours = 2 ** bits
  const bytes = new Uint8Array(54 + colours * 4 + runs.length)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  view.setUint32(10, 54 + colours * 4, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, 5, true)
  view.setInt32(22, 3, true)
  view.setUint16(28, bits, true)
  view.setUint32(30, bits === 8 ? 1 : 2, true)
  for (let i = 0; i < colours; i++) bytes.fill(i, 54 + i * 4, 57 + i * 4)
  bytes.set(runs, 54 + colours * 4)
  return bytes
}

const rowsOf = ({ pixels }: { pixels: Uint8Array }) =>
  [0, 1, 2].map((y) => [0, 1, 2, 3, 4].map((x) => pixels[(y * 5 + x) * 3]).join(' '))

describe('a BMP', () => {
  it.each<[BmpBits, number]>([
    [1, 12],
    [4, 5],
    [8, 0.5],
    [16, 5],
    [24, 0],
    [32, 0],
  ])('of %i bits is the picture that it was made of', async (bits, max) => {
    expect(await differenceOf(await bmpOf(hello(), bits))).toBeLessThanOrEqual(max)
  })

  it('may begin at the top', async () => {
    expect(await differenceOf(await bmpOf(hello(), 24, { isTopDown: true }))).toBe(0)
  })

  it('is transparent where it says so, and not where all of it would be', async () => {
    const bmp = await bmpOf(sharp(fixtures.transparent), 32)
    const { pixels, channels } = unpackBmp(bmp)
    expect([channels, pixels[3]]).toEqual([4, 0])
    for (let at = 54 + 68 + 3; at < bmp.length; at += 4) bmp[at] = 0
    expect(unpackBmp(bmp).pixels[3]).toBe(255)
  })

  it('may be written in runs, with jumps and with pixels as they are', () => {
    const runs = [5, 7, 0, 0, 2, 1, 0, 3, 2, 3, 4, 0, 0, 0, 0, 2, 1, 0, 3, 9, 0, 1]
    expect(rowsOf(unpackBmp(inRuns(8, runs)))).toEqual(['0 9 9 9 0', '1 1 2 3 4', '7 7 7 7 7'])
  })

  it('may be written in runs of two shades', () => {
    const runs = [5, 0x12, 0, 0, 0, 5, 0x34, 0x56, 0x70, 0, 0, 0, 4, 0xff, 0, 1]
    expect(rowsOf(unpackBmp(inRuns(4, runs)))).toEqual(['15 15 15 15 0', '3 4 5 6 7', '1 2 1 2 1'])
  })

  it('is refused where it is cut off, or of a kind that nobody writes', async () => {
    const bmp = await bmpOf(hello(), 8)
    expect(() => unpackBmp(bmp.subarray(0, bmp.length - 700))).toThrow('premature end of BMP image')
    expect(() => unpackBmp(inRuns(8, [5, 7]))).toThrow('premature end of BMP image')
    bmp.writeUInt32LE(5, 30)
    expect(() => unpackBmp(bmp)).toThrow('a kind of BMP that is not read')
  })

  it('is pixels or an error, whatever its bytes are', async () => {
    const starts = [
      await bmpOf(hello().resize(12, 10), 4),
      await bmpOf(hello().resize(12, 10), 32),
      inRuns(8, [5, 7]),
    ]
    const change = fc.record({ at: fc.nat(140), by: fc.uint8Array({ maxLength: 6 }) })
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.array(change, { maxLength: 3 }), (start, changes) => {
        const bytes = Uint8Array.from(start)
        for (const { at, by } of changes)
          bytes.set(by.slice(0, Math.max(0, bytes.length - at)), Math.min(at, bytes.length))
        // The limits concern the size in the header, not the size of the file.
        for (const at of [20, 24]) bytes.fill(0, at, at + 2)
        try {
          const { width, height, channels, pixels } = unpackBmp(bytes)
          expect(pixels.length).toBe(width * height * channels)
        } catch (error) {
          expect(error).toHaveProperty('message', expect.stringMatching(/BMP|header/))
        }
      }),
      { numRuns: 1000 },
    )
  })
})
