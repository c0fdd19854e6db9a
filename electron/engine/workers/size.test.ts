import { expect, it } from 'vitest'
import { poolSize } from './size.ts'

const gigabyte = 1024 ** 3

it('a number that is set is used', () => {
  expect(poolSize(5, 2, gigabyte)).toBe(5)
})

it('without a setting there is one worker per core, and one core is left free on larger machines', () => {
  expect([1, 2, 8].map((cores) => poolSize(0, cores, 64 * gigabyte))).toEqual([1, 2, 7])
})

it('little memory means fewer workers, but never none', () => {
  expect(poolSize(0, 8, 2 * gigabyte)).toBe(2)
  expect(poolSize(0, 8, gigabyte / 4)).toBe(1)
})
