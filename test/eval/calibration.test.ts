import { expect, it } from 'vitest'
import { bandsOf, miscalibration, monotone, refit } from './calibration.ts'
import type { Judged } from './rightness.ts'

/** So many words of one confidence, a share of them right. */
const words = (confidence: number, count: number, share: number): Judged[] =>
  Array.from({ length: count }, (_, i) => ({ confidence, isRight: i < count * share }))

it('tells the share right of the words stated in each band', () => {
  const bands = bandsOf([...words(0.92, 100, 0.8), ...words(1, 10, 1), ...words(0.15, 10, 0)])
  expect(bands).toMatchObject([
    { from: 0.1, words: 10, right: 0 },
    { from: 0.9, words: 100, right: 0.8 },
    { from: 0.95, words: 10, right: 1 },
  ])
})

it('counts how far stated and right are apart by the number of words', () => {
  expect(miscalibration(bandsOf([...words(0.9, 90, 0.9), ...words(0.5, 10, 0)]))).toBeCloseTo(0.05)
})

it('never falls, although the words found at a higher confidence are right less often', () => {
  const curve = monotone([...words(0.3, 80, 0.2), ...words(0.6, 80, 0.9), ...words(0.8, 80, 0.7)])
  const rights = curve.map(([, right]) => right)
  expect(rights).toEqual(rights.toSorted((a, b) => a - b))
  expect(rights.at(-1)).toBeCloseTo(0.8)
})

it('sets the knots so that what was measured with them would be stated as it is right', () => {
  const judged = [...words(0.5, 400, 0.25), ...words(0.9, 400, 0.75)]
  const doubled = [
    [0.2, 0.5],
    [0.8, 0.9],
  ] as const
  expect(refit(doubled, judged)).toEqual([
    [0.2, 0.25],
    [0.8, 0.75],
  ])
})
