import { expect, test } from 'vitest'
import { boxAt } from '../../../test/support/draw-pixels.ts'
import { coverage } from './coverage.ts'

const ink = [boxAt(0, 0, 100, 20), boxAt(200, 0, 100, 20)]

function read(confidence: number) {
  const box = boxAt(0, 0, 100, 20)
  return [{ box, words: [{ text: 'cell', box, confidence }], block: 0, paragraph: 0, rowHeight: 20 }]
}

test('what was read covers the ink that it stands on', () => {
  expect(coverage(read(0.9), ink)).toBe(0.5)
})

test('what was read with no certainty covers nothing', () => {
  expect(coverage(read(0.1), ink)).toBe(0)
})

test('where there is no ink nothing is missing', () => {
  expect(coverage([], [])).toBe(1)
})
