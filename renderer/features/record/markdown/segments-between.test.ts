import { expect, test } from 'vitest'
import { segmentsBetween, startsOf } from './segments-between.ts'

const segments = [
  { text: '# ', word: null },
  { text: 'Total', word: 0 },
  { text: ' 5\\*', word: null },
]

test('a range contains its segments, cut at its ends, without escaping backslashes', () => {
  const starts = startsOf(segments)
  expect(starts).toEqual([0, 2, 7])
  expect(segmentsBetween(segments, starts, 2, 11)).toEqual([
    { text: 'Total', word: 0 },
    { text: ' 5*', word: null },
  ])
  expect(segmentsBetween(segments, starts, 4, 7)).toEqual([{ text: 'tal', word: 0 }])
})
