import { expect, it } from 'vitest'
import { mean, median, share } from './average.ts'

it('takes the middle, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 9, 2])).toBe(3)
})

it('is null without values', () => {
  expect([mean([]), median([]), share(0, 0)]).toEqual([null, null, null])
})
