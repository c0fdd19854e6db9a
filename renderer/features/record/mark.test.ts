import { expect, test } from 'vitest'
import { markAt, marksOfWords } from './mark.ts'
import { wordOf } from '../../test-support/records.ts'

const mark = (x0: number, y0: number, x1: number, y1: number) => ({
  box: { x0, y0, x1, y1 },
  confidence: 0.9,
  isDoubtful: false,
})

test('the smallest of several marks under a point is found', () => {
  expect(markAt([mark(0, 0, 100, 100), mark(10, 10, 20, 20)], 15, 15)).toBe(1)
})

test('a point near a mark finds it, and one further away finds none', () => {
  expect(markAt([mark(10, 10, 20, 20)], 50, 50)).toBeNull()
  expect(markAt([mark(10, 10, 20, 20)], 21, 15)).toBe(0)
})

test('a field without a box is skipped, and the indices of the others stay', () => {
  expect(markAt([null, mark(0, 0, 10, 10)], 5, 5)).toBe(1)
})

test('words with a low confidence are doubtful', () => {
  const marks = marksOfWords([wordOf('sure', 0, 0, 0.9), wordOf('unsure', 0, 0, 0.5)])
  expect(marks.map(({ isDoubtful }) => isDoubtful)).toEqual([false, true])
})
