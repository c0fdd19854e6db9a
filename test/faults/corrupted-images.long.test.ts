// Reads two hundred damaged images, each truncated, bit-flipped or with a wrong header: all end in a result or a clear error.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fixtures } from '../support/images.ts'
import { testEngine } from '../support/engine.ts'

const whole = [
  fixtures.hello,
  fixtures.webp,
  fixtures.animatedGif,
  fixtures.turnedByExif,
  fixtures.transparent,
  fixtures.heic,
  fixtures.tiffNamedPng,
]
const count = 200

/** Returns the same random numbers in each run, so that a failure can be reproduced. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The damaged image with this number: truncated, bit-flipped or with the header of another format. */
function damaged(index: number): Buffer {
  const random = chance(index + 1)
  const bytes = Buffer.from(readFileSync(whole[index % whole.length]!))
  const place = () => Math.floor(random() * bytes.length)
  switch (index % 4) {
    case 0:
      return bytes.subarray(0, place())
    case 1:
      for (let i = 0; i < 1 + random() * 20; i++) bytes[place()]! ^= 1 << Math.floor(random() * 8)
      return bytes
    case 2:
      // The header of one format before the data of another.
      readFileSync(whole[(index + 1) % whole.length]!).copy(bytes, 0, 0, 12)
      return bytes
    default:
      bytes.fill(Math.floor(random() * 256), place(), place())
      return bytes
  }
}

it('damaged images are each read or refused, and the engine keeps running', async () => {
  const fovea = await testEngine()
  const images = Array.from({ length: count }, (_, i) => ({
    name: `damaged-${i}.png`,
    base64: damaged(i).toString('base64'),
  }))
  const { records, refused } = await fovea.call('records.add', { images, profile: 'quick' })
  expect(records.length + refused.length).toBe(count)
  const settled = await Promise.all(records.map(({ id }) => fovea.call('records.get', { id, wait: true })))
  const codes = [
    ...refused.map(({ error }) => error.code),
    ...settled.map(({ error }) => error?.code ?? 'read'),
  ]
  const honest = ['read', 'image.empty', 'image.format', 'image.broken', 'image.tooSmall', 'image.tooLarge']
  expect([...new Set(codes)].filter((code) => !honest.includes(code))).toEqual([])
  expect(codes.filter((code) => code === 'image.broken').length).toBeGreaterThan(20)
  expect(codes.filter((code) => code === 'read').length).toBeGreaterThan(20)
  expect(fovea.errors).toEqual([])

  const { records: last } = await fovea.call('records.add', { images: [{ path: fixtures.hello }] })
  const record = await fovea.call('records.get', { id: last[0]!.id, wait: true })
  expect(record).toMatchObject({ status: 'done', error: null })
})
