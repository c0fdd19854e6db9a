import { expect, it } from 'vitest'
import { dayOf, daysUpTo, monthOf, nextMonthStart } from './calendar.ts'

const lateOnNewYearsEve = Date.UTC(2027, 11, 31, 23, 59, 59, 999)

it('counts days and months in UTC', () => {
  expect([dayOf(lateOnNewYearsEve), monthOf(lateOnNewYearsEve)]).toEqual(['2027-12-31', '2027-12'])
  expect(nextMonthStart(lateOnNewYearsEve)).toBe('2028-01-01T00:00:00.000Z')
})

it('lists the days up to one without a gap, across months and a leap day', () => {
  expect(daysUpTo(Date.UTC(2028, 2, 1, 12), 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(daysUpTo(lateOnNewYearsEve, 366)).toHaveLength(366)
})
