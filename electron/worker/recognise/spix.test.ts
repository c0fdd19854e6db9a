import { expect, it } from 'vitest'
import { toSpix } from './spix.ts'

it('fills rows to whole words, in each of which the last pixel stands first', () => {
  const file = toSpix({ width: 5, height: 2, pixels: Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) })
  expect(file.subarray(0, 4).toString()).toBe('spix')
  expect([4, 8, 12, 16, 20, 24].map((at) => file.readUInt32LE(at))).toEqual([5, 2, 8, 2, 0, 16])
  expect([...file.subarray(28)]).toEqual([4, 3, 2, 1, 0, 0, 0, 5, 9, 8, 7, 6, 0, 0, 0, 10])
})
