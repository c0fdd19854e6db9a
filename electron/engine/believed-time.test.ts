import { expect, it } from 'vitest'
import { nextBelievedTime } from './believed-time.ts'

const start = { minMs: 0, maxMs: 100 }

it('follows a clock that is right', () => {
  expect(nextBelievedTime(1000, 1070, start)).toBe(1070)
})

it('advances by no more than is plausible when the clock is ahead', () => {
  expect(nextBelievedTime(1000, 9000, start)).toBe(1100)
})

it('stays where it is when the clock is behind, and advances by the time that surely passed', () => {
  expect(nextBelievedTime(1000, 3, start)).toBe(1000)
  expect(nextBelievedTime(1000, 3, { minMs: 10, maxMs: 30 })).toBe(1010)
})
