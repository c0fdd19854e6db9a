import { expect, test } from 'vitest'
import { toRelativeTime, durationText, roughDurationText } from './relative-time.ts'

const now = Date.UTC(2026, 10, 21)
const minute = 60_000

test('a past time uses the unit that fits it', () => {
  expect(toRelativeTime(now - 59_000, now)).toEqual({ unit: 'now' })
  expect(toRelativeTime(now - 2 * minute, now)).toEqual({ unit: 'minutes', count: 2 })
  expect(toRelativeTime(now - 61 * minute, now)).toEqual({ unit: 'hours', count: 1 })
  expect(toRelativeTime(now - 26 * 60 * minute, now)).toEqual({ unit: 'days', count: 1 })
  expect(toRelativeTime(now - 8 * 24 * 60 * minute, now)).toEqual({ unit: 'date' })
})

test('a clock that runs behind the server says just now', () => {
  expect(toRelativeTime(now + 5000, now)).toEqual({ unit: 'now' })
})

test('a duration has the unit that fits it', () => {
  expect([durationText(740), durationText(2140), durationText(62_000)]).toEqual([
    '740 ms',
    '2.1 s',
    '1 min 2 s',
  ])
})

test('a remaining time is rounded to minutes, or to hours if it is long', () => {
  expect([0, 61_000, 99 * minute, 100 * minute, 500 * minute].map(roughDurationText)).toEqual([
    '1 min',
    '2 min',
    '99 min',
    '2 h',
    '8 h',
  ])
})
