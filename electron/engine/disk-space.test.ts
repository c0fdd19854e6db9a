import { expect, it } from 'vitest'
import { isFullNow } from './disk-space.ts'

it('a disk is full below the minimum of free space, and has space again only somewhat above it', () => {
  expect([100, 99].map((free) => isFullNow(false, free, 100))).toEqual([false, true])
  expect([100, 124, 125].map((free) => isFullNow(true, free, 100))).toEqual([true, true, false])
  expect(isFullNow(false, 0, 0)).toBe(false)
})
