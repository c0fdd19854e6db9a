import { expect, test } from 'vitest'
import { markAt, marksOfWords } from './mark.ts'
import { wordOf } from '../../test-support/records.ts'

const mark = (x0: number, y0: number, x1: number, y1: number) => ({
  box: { x0, y0, x1, y1 },
  confidence: 0.9,
  isDoubtful: false,
})

test('of several marks under the point the smallest is found', () => {
  expect(markAt([mark(0, 0, 100, 100), mark(10, 10, 20, 20)], 15, 15)).toBe(1)
})

test('a point beside every mark finds none, and one just beside finds it', () => {
  expect(markAt([mark(10, 10, 20, 20)], 50, 50)).toBeNull()
  expect(markAt([mark(10, 10, 20, 20)], 21, 15)).toBe(0)
})

test('a field without a place keeps its number free', () => {
  expect(markAt([null, mark(0, 0, 10, 10)], 5, 5)).toBe(1)
})

test('words that were read with little confidence are doubtful', () => {
  const marks = marksOfWords([wordOf('sure', 0, 0, 0.9), wordOf('unsure', 0, 0, 0.5)])
  expect(marks.map(({ isDoubtful }) => isDoubtful)).toEqual([false, true])
})
