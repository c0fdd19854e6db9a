import { expect, test } from 'vitest'
import { nextQuarter, turnedSize, unrotated } from './turned.ts'

test('four quarter turns are a full turn', () => {
  expect([0, 90, 180, 270].map((turn) => nextQuarter(turn as 0))).toEqual([90, 180, 270, 0])
})

test('a quarter turn swaps width and height', () => {
  expect(turnedSize(300, 200, 90)).toEqual({ width: 200, height: 300 })
  expect(turnedSize(300, 200, 180)).toEqual({ width: 300, height: 200 })
})

test('the corner that is now at the top left is mapped back', () => {
  expect(unrotated(0, 0, 90)).toEqual({ x: 0, y: 1 })
  expect(unrotated(0, 0, 180)).toEqual({ x: 1, y: 1 })
  expect(unrotated(0, 0, 270)).toEqual({ x: 1, y: 0 })
  expect(unrotated(0.25, 0.75, 0)).toEqual({ x: 0.25, y: 0.75 })
})
