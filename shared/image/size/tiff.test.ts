import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isTruncatedTiff, tiffSize } from './tiff.ts'

const picture = () => sharp({ create: { width: 300, height: 120, channels: 3, background: '#cde' } })

/** A minimal TIFF of this size with big-endian numbers. */
function bigEndianTiff(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(8 + 2 + 24 + 4)
  const view = new DataView(bytes.buffer)
  bytes.set([0x4d, 0x4d, 0, 42])
  view.setUint32(4, 8)
  view.setUint16(8, 2)
  const entry = (at: number, tag: number, type: number, value: number) => {
    view.setUint16(at, tag)
    view.setUint16(at + 2, type)
    view.setUint32(at + 4, 1)
    if (type === 3) view.setUint16(at + 8, value)
    else view.setUint32(at + 8, value)
  }
  entry(10, 256, 3, width)
  entry(22, 257, 4, height)
  return bytes
}

describe('the size of a TIFF', () => {
  it.each([
    ['strips', {}],
    ['tiles', { tile: true, tileWidth: 64, tileHeight: 64 }],
    ['longer numbers (BigTIFF)', { bigtiff: true }],
    ['several sizes', { pyramid: true, tile: true }],
  ] as const)('is that of its first page, in a file of %s', async (_, options) => {
    const bytes = await picture().tiff(options).toBuffer()
    expect(tiffSize(bytes)).toEqual({ width: 300, height: 120 })
  })

  it('is the same with big-endian numbers', () => {
    expect(tiffSize(bigEndianTiff(300, 70_000))).toEqual({ width: 300, height: 70_000 })
  })

  it('is missing in a file without a list, or whose list has none', () => {
    expect(tiffSize(Uint8Array.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 0, 0]))).toHaveProperty('why')
    const bytes = bigEndianTiff(300, 120)
    bytes[11] = 5
    expect(tiffSize(bytes)).toEqual({ why: 'its first page has no size' })
  })
})

describe('a TIFF that is still being written', () => {
  it.each([{}, { tile: true }, { bigtiff: true }] as const)(
    'is known by what it lacks: %o',
    async (options) => {
      const whole = await picture().tiff(options).toBuffer()
      expect(isTruncatedTiff(whole)).toBe(false)
      for (const part of [0.2, 0.5, 0.99])
        expect(isTruncatedTiff(whole.subarray(0, Math.floor(whole.length * part)))).toBe(true)
      // allocated space
      expect(isTruncatedTiff(Buffer.concat([whole.subarray(0, 8), Buffer.alloc(whole.length)]))).toBe(true)
    },
  )

  it('is not followed forever if its lists form a circle', () => {
    const bytes = bigEndianTiff(300, 120)
    new DataView(bytes.buffer).setUint32(34, 8)
    expect(isTruncatedTiff(bytes)).toBe(false)
  })
})
