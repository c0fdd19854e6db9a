import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('a number stands behind its noun, and from which number to which behind the word for them', () => {
  const lines = [
    'The Tenant shall pay on the signing of this Agreement a deposit of £30.00 for the gate',
    'key, numbered Q-218, of the garden known as Plot 14C, and shall hold shares in the',
    'society, numbered 20,001 to 20,150 inclusive, until the end of this tenancy.',
  ]
  const schema = { keyNumber: '', plotNumber: '', lockerNumber: '', shareNumberFrom: '', shareNumberTo: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    keyNumber: 'Q-218',
    plotNumber: '14C',
    lockerNumber: '',
    shareNumberFrom: '20,001',
    shareNumberTo: '20,150',
  })
})
