import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test('what is left takes as long as the last images took, shared by the workers', () => {
  expect(timeLeft([1000, 2000, 3000], { waiting: 9, working: 2, workers: 2 })).toBe(10_000)
})

test('nobody knows before a few were read, and nothing is left of an empty queue', () => {
  expect(timeLeft([1000], { waiting: 9, working: 0, workers: 1 })).toBeNull()
  expect(timeLeft([1, 2, 3], { waiting: 0, working: 0, workers: 1 })).toBeNull()
})
