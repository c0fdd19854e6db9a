import { expect, test } from 'vitest'
import { lastDayOf, findSpanName, toTimeSpan, spanNames } from './time-span.ts'

const day = (year: number, month: number, date: number) => new Date(year, month, date).getTime()
/** A Wednesday. */
const noon = new Date(2026, 4, 20, 12).getTime()

test('each span begins and ends with a day of the calendar', () => {
  expect(toTimeSpan('today', noon)).toEqual({ from: day(2026, 4, 20), to: day(2026, 4, 21) })
  expect(toTimeSpan('week', noon)).toEqual({ from: day(2026, 4, 18), to: day(2026, 4, 25) })
  expect(toTimeSpan('month', noon)).toEqual({ from: day(2026, 4, 1), to: day(2026, 5, 1) })
  expect(toTimeSpan('lastMonth', noon)).toEqual({ from: day(2026, 3, 1), to: day(2026, 4, 1) })
  expect(toTimeSpan('year', noon)).toEqual({ from: day(2026, 0, 1), to: day(2027, 0, 1) })
})

test('a week goes back over the first of a month, and last month over that of a year', () => {
  const sunday = new Date(2026, 1, 1, 9).getTime()
  expect(toTimeSpan('week', sunday)).toEqual({ from: day(2026, 0, 26), to: day(2026, 1, 2) })
  expect(toTimeSpan('lastMonth', new Date(2026, 0, 5).getTime()).from).toBe(day(2025, 11, 1))
})

test('a span is recognised by its exact bounds only', () => {
  for (const name of spanNames) expect(findSpanName(toTimeSpan(name, noon), noon)).toBe(name)
  expect(findSpanName({ from: day(2026, 4, 1) }, noon)).toBeNull()
  expect(findSpanName(toTimeSpan('today', noon), noon + 86_400_000)).toBeNull()
})

test('the last day of a span is the day before its end', () => {
  expect(lastDayOf(day(2026, 4, 1))).toBe('2026-04-30')
})
