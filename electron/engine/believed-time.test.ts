import { expect, it } from 'vitest'
import { believedAfter } from './believed-time.ts'

const start = { leastMs: 0, mostMs: 100 }

it('follows a clock that is right', () => {
  expect(believedAfter(1000, 1070, start)).toBe(1070)
})

it('advances by no more than is plausible when the clock is ahead', () => {
  expect(believedAfter(1000, 9000, start)).toBe(1100)
})

it('stays where it is when the clock is behind, and advances by the time that surely passed', () => {
  expect(believedAfter(1000, 3, start)).toBe(1000)
  expect(believedAfter(1000, 3, { leastMs: 10, mostMs: 30 })).toBe(1010)
})
