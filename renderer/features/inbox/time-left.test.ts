import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const second = 1000

test('what is left takes as long as it takes at the speed of the last minute', () => {
  const slow = [0, 30, 60, 90].map((at) => at * second)
  const fast = Array.from({ length: 31 }, (_, at) => (200 + at * 2) * second)
  expect(timeLeft([...slow, ...fast], 100)).toBe(200 * second)
})

test('of images that take longer than a minute for three the last three tell', () => {
  expect(
    timeLeft(
      [0, 40, 90, 140].map((at) => at * second),
      2,
    ),
  ).toBe(100 * second)
})

test('nobody knows before a few were read, and nothing is left of an empty queue', () => {
  expect(timeLeft([1000, 2000], 9)).toBeNull()
  expect(timeLeft([1000, 2000, 3000], 0)).toBeNull()
})
