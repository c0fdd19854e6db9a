import { expect, test } from 'vitest'
import { formatDay, startOfDay } from './days.ts'

test('a day begins and ends at local midnight, even when the clock is put forward', () => {
  expect(startOfDay('2026-11-21')).toBe(new Date(2026, 10, 21).getTime())
  expect(startOfDay('2026-12-31', 1)).toBe(new Date(2027, 0, 1).getTime())
  for (let date = 1; date <= 31; date++) {
    const next = startOfDay(`2026-03-${String(date).padStart(2, '0')}`, 1)
    expect(formatDay(next ?? 0)).toBe(formatDay(new Date(2026, 2, date + 1, 12).getTime()))
  }
})

test('text that is no calendar day has no start', () => {
  for (const text of ['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'today', ''])
    expect(startOfDay(text)).toBeNull()
})
