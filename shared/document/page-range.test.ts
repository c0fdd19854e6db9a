import { expect, test } from 'vitest'
import { formatPageRange, isPageRange, parsePageRange } from './page-range.ts'

test.each([
  ['1', [1]],
  ['2-4', [2, 3, 4]],
  ['7, 1-3', [1, 2, 3, 7]],
  ['9-', [9, 10]],
  ['3,3-4,2-3', [2, 3, 4]],
  ['8-400', [8, 9, 10]],
  ['11', []],
])('out of ten pages %j selects %j', (text, numbers) => {
  expect(parsePageRange(text, 10)).toEqual(numbers)
  expect(isPageRange(text)).toBe(true)
})

test.each(['', '0', '-3', '5-2', 'all', '1;2', '1.5', '1--2', '1,'])('%j is no page range', (text) => {
  expect(parsePageRange(text, 10)).toBe(null)
  expect(isPageRange(text)).toBe(false)
})

test.each([
  [[1], '1'],
  [[1, 2, 3, 7], '1-3,7'],
  [[2, 4, 5], '2,4-5'],
])('%j is written %j', (pages, range) => {
  expect(formatPageRange(pages)).toBe(range)
})
