import { expect, test } from 'vitest'
import { recogniseDuration } from './duration.ts'

test.each([
  ['for a term of 12 months', '12 months'],
  ['ready in 20 min', '20 min'],
  ['two weeks later', 'two weeks'],
  ['auf 24 monate', '24 monate'],
  ['pendant 3 ans', '3 ans'],
  ['租期两年', '两年'],
  ['twelve (12) months', 'twelve (12) months'],
])('%s lasts %s', (text, value) => {
  expect(recogniseDuration(text).map(({ start, end }) => text.slice(start, end))).toEqual([value])
})

test('a price and a date are no duration', () => {
  expect(recogniseDuration('12.50 on 3 may 2024')).toEqual([])
})
