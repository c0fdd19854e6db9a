import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('what a house is called, in one line with its address, is none of it', () => {
  const lines = [
    'Confirmation of a course',
    'North Baths · 3 Mill Street · York YO1 7AB',
    'Course | Beginners',
  ]
  expect(valuesOf({ address: '', course: '' }, ...lines)).toEqual({
    address: '3 Mill Street · York YO1 7AB',
    course: 'Beginners',
  })
})
