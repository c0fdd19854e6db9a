import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fixtures } from '../../../test/support/images.ts'
import { heifSize, isTruncatedHeif } from './heif.ts'

const bigEndian = (value: number, size: number) =>
  Array.from({ length: size }, (_, i) => Math.floor(value / 256 ** (size - 1 - i)) & 255)

function box(type: string, ...content: readonly (readonly number[])[]): number[] {
  const body = content.flat()
  return [...bigEndian(body.length + 8, 4), ...Buffer.from(type), ...body]
}

const full = (version: number, flags = 0) => [version, ...bigEndian(flags, 3)]
const sizeBox = (width: number, height: number) =>
  box('ispe', full(0), bigEndian(width, 4), bigEndian(height, 4))
const quarter = box('irot', [1])
const cut = (width: number, height: number) =>
  box(
    'clap',
    [width, 1, height, 1, 0, 1, 0, 1].flatMap((value) => bigEndian(value, 4)),
  )

/** Builds a file of pictures by id, each with the indexes (from 1) of its properties. */
function fileOf(
  primary: number,
  properties: readonly (readonly number[])[],
  owned: Readonly<Record<number, readonly number[]>>,
  isLong = false,
): Uint8Array {
  const pictures = Object.entries(owned).flatMap(([id, indices]) => [
    ...bigEndian(Number(id), isLong ? 4 : 2),
    indices.length,
    ...indices.flatMap((index) => (isLong ? bigEndian(0x8000 + index, 2) : [0x80 + index])),
  ])
  const associations = box(
    'ipma',
    full(isLong ? 1 : 0, isLong ? 1 : 0),
    bigEndian(Object.keys(owned).length, 4),
    pictures,
  )
  return Uint8Array.from([
    ...box('ftyp', [...Buffer.from('heic')], bigEndian(0, 4)),
    ...box(
      'meta',
      full(0),
      box('pitm', full(isLong ? 1 : 0), bigEndian(primary, isLong ? 4 : 2)),
      box('iprp', box('ipco', ...properties), associations),
    ),
    ...box('mdat', [1, 2, 3]),
  ])
}

describe('the size of a HEIC or AVIF', () => {
  it('is right for a real file', async () => {
    expect(heifSize(readFileSync(fixtures.heic))).toEqual({ width: 600, height: 200 })
    const avif = await sharp(fixtures.hello).resize(333, 121).avif({ effort: 0 }).toBuffer()
    expect(heifSize(avif)).toEqual({ width: 333, height: 121 })
  })

  it.each([false, true])('is that of the primary picture, not of a part or a thumbnail', (isLong) => {
    const properties = [sizeBox(512, 512), sizeBox(4032, 3024), sizeBox(320, 240)]
    expect(heifSize(fileOf(2, properties, { 1: [1], 2: [2], 3: [3] }, isLong))).toEqual({
      width: 4032,
      height: 3024,
    })
  })

  it('is that of the shown picture, cropped and rotated', () => {
    expect(heifSize(fileOf(1, [sizeBox(4032, 3024), quarter], { 1: [1, 2] }))).toEqual({
      width: 3024,
      height: 4032,
    })
    expect(heifSize(fileOf(1, [sizeBox(4032, 3024), cut(4000, 3000), quarter], { 1: [1, 2, 3] }))).toEqual({
      width: 3000,
      height: 4000,
    })
  })

  it('is missing if the file names no picture, or one without a size', () => {
    expect(heifSize(fileOf(1, [quarter], { 1: [1] }))).toEqual({ why: 'its picture has no size' })
    expect(heifSize(fileOf(7, [sizeBox(10, 10)], { 1: [1] }))).toEqual({ why: 'its picture has no size' })
    const empty = Uint8Array.from([...box('ftyp', [0, 0, 0, 0]), ...box('meta', full(0))])
    expect(heifSize(empty)).toEqual({ why: 'its header names no picture' })
    expect(heifSize(empty.subarray(0, 20))).toEqual({ why: 'the file ends within its header' })
  })
})

it('a HEIC that is still being written is recognised by its last box', () => {
  const whole = readFileSync(fixtures.heic)
  expect(isTruncatedHeif(whole)).toBe(false)
  for (const part of [0.01, 0.1, 0.5, 0.99])
    expect(isTruncatedHeif(whole.subarray(0, Math.floor(whole.length * part)))).toBe(true)
  expect(isTruncatedHeif(Buffer.concat([whole.subarray(0, 40), Buffer.alloc(whole.length)]))).toBe(true)
})
