import { expect, it } from 'vitest'
import { believedAfter } from './believed-time.ts'

const start = { leastMs: 0, mostMs: 100 }

it('goes with the clock while that goes as it should', () => {
  expect(believedAfter(1000, 1070, start)).toBe(1070)
})

it('goes on by no more than is likely when the clock is ahead', () => {
  expect(believedAfter(1000, 9000, start)).toBe(1100)
})

it('stands still when the clock is behind, and goes on with what surely passed', () => {
  expect(believedAfter(1000, 3, start)).toBe(1000)
  expect(believedAfter(1000, 3, { leastMs: 10, mostMs: 30 })).toBe(1010)
})
