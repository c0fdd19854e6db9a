import { expect, test } from 'vitest'
import { letterRows, blankImage, withLetters } from '../../../test/support/draw-pixels.ts'
import { resolutionOf } from './resolution.ts'

test.each([
  [12, 120],
  [26, 260],
])('letters that are %i pixels high are of %i dots an inch', (letterHeight, expected) => {
  const sheet = withLetters(blankImage(600, 400), letterRows({ rows: 4, lettersPerRow: 12, letterHeight }))
  expect(resolutionOf(sheet)).toBe(expected)
})

test('a picture without letters is of one that is credible', () => {
  expect(resolutionOf(blankImage(300, 200))).toBe(100)
})
