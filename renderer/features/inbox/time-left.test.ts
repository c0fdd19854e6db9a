import { expect, test } from 'vitest'
import { timeLeftMs } from './time-left.ts'

const second = 1000

test('the rest is estimated at the speed of the last minute', () => {
  const slow = [0, 30, 60, 90].map((at) => at * second)
  const fast = Array.from({ length: 31 }, (_, at) => (200 + at * 2) * second)
  expect(timeLeftMs([...slow, ...fast], 100)).toBe(200 * second)
})

test('if fewer than three images finished in the last minute, the last three are used', () => {
  expect(
    timeLeftMs(
      [0, 40, 90, 140].map((at) => at * second),
      2,
    ),
  ).toBe(100 * second)
})

test('there is no estimate before a few images were read, or for an empty queue', () => {
  expect(timeLeftMs([1000, 2000], 9)).toBeNull()
  expect(timeLeftMs([1000, 2000, 3000], 0)).toBeNull()
})
