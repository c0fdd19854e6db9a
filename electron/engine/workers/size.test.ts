import { expect, it } from 'vitest'
import { poolSize } from './size.ts'

const gigabyte = 1024 ** 3

it('a wish is followed', () => {
  expect(poolSize(5, 2, gigabyte)).toBe(5)
})

it('without a wish there is a worker a core, and one core is left on large machines', () => {
  expect([1, 2, 8].map((cores) => poolSize(0, cores, 64 * gigabyte))).toEqual([1, 2, 7])
})

it('little memory means fewer workers, but never none', () => {
  expect(poolSize(0, 8, 2 * gigabyte)).toBe(2)
  expect(poolSize(0, 8, gigabyte / 4)).toBe(1)
})
