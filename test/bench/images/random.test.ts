import { expect, it } from 'vitest'
import { normal, seededRandom, whole } from './random.ts'

it('gives the same numbers for the same seed, and different ones for another seed', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1)).not.toEqual(draw(2))
})

it('stays within its bounds and reaches both ends', () => {
  const random = seededRandom(3)
  const values = new Set(Array.from({ length: 200 }, () => whole(random, 4, 7)))
  expect([...values].sort()).toEqual([4, 5, 6, 7])
})

it('has mean 0 and deviation 1 for the normal distribution', () => {
  const random = seededRandom(4)
  const values = Array.from({ length: 5000 }, () => normal(random))
  const mean = values.reduce((a, b) => a + b, 0) / values.length
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  expect(mean).toBeCloseTo(0, 1)
  expect(deviation).toBeCloseTo(1, 1)
})
