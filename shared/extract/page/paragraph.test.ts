import { expect, test } from 'vitest'
import { valuesOf } from '../../../test/support/values-of.ts'

test('a text goes on as far left as it began, or below its label', () => {
  expect(
    valuesOf(
      { description: '' },
      { text: 'Description:', x: 50, y: 50 },
      { text: 'Burley blend that was conditioned at sixty', x: 250, y: 50 },
      { text: 'per cent of humidity', x: 250, y: 80 },
      { text: 'Charge to: R-4410', x: 50, y: 110 },
    ),
  ).toEqual({ description: 'Burley blend that was conditioned at sixty per cent of humidity' })
  expect(
    valuesOf(
      { description: '' },
      'Description: an insert of four pages with a coupon placed',
      'in the newspapers of five towns',
    ),
  ).toEqual({
    description: 'an insert of four pages with a coupon placed in the newspapers of five towns',
  })
})

test('a text below its label is its whole paragraph', () => {
  expect(
    valuesOf({ notes: '' }, 'Notes:', 'Please find attached the revised plan of', 'the garden. We need it.'),
  ).toEqual({ notes: 'Please find attached the revised plan of the garden. We need it.' })
})

test('short values that stand below each other are no text', () => {
  expect(valuesOf({ plan: '' }, 'Plan: Gold', 'Silver')).toEqual({ plan: 'Gold' })
  expect(valuesOf({ remark: '' }, 'Remark: to be left at the door.', 'Thank you for your order')).toEqual({
    remark: 'to be left at the door.',
  })
})
