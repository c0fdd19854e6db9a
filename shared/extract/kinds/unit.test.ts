import { expect, test } from 'vitest'
import { valuesOf } from '../../../test/support/values-of.ts'

test('a figure is told with the unit behind it, but not where its name says the unit', () => {
  const lines = ['Total depth: 162 ft', 'Number of seats: 5', 'Patient age: 46 years']
  expect(valuesOf({ total_depth: '', seats: '' }, ...lines)).toEqual({ total_depth: '162 ft', seats: '5' })
  expect(valuesOf({ total_days: '' }, 'Total days: 9 days')).toEqual({ total_days: '9' })
})
