import { expect, it } from 'vitest'
import { fitLogistic, type Sample } from './logistic.ts'

const samples = (count: number, share: number, ...signs: number[]): Sample[] =>
  Array.from({ length: count }, (_, i) => ({ signs, isTrue: i < count * share, weight: 1 }))

const chance = ([bias = 0, ...weights]: number[], ...signs: number[]) =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, i) => sum + sign * (weights[i] ?? 0), bias)))

it('gives each signal the chance that was seen with it', () => {
  const weights = fitLogistic([...samples(100, 0.2, 0), ...samples(50, 0.9, 1)])
  expect(chance(weights, 0)).toBeCloseTo(0.2, 3)
  expect(chance(weights, 1)).toBeCloseTo(0.9, 3)
})

it('separates two signals, and gives an irrelevant one no weight', () => {
  const both = [0, 1].flatMap((idle) => [...samples(80, 0.25, 0, idle), ...samples(80, 0.75, 1, idle)])
  const [, told, idle] = fitLogistic(both)
  expect(told).toBeCloseTo(Math.log(9), 2)
  expect(idle).toBeCloseTo(0, 3)
})

it('counts samples by their weight', () => {
  const light = samples(90, 1, 0).map((sample) => ({ ...sample, weight: 0.1 }))
  expect(chance(fitLogistic([...light, ...samples(9, 0, 0)]), 0)).toBeCloseTo(0.5, 3)
})
