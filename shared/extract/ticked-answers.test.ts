// An answer is what is ticked.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

test('where a box is ticked, a circle behind a label is one that is not', () => {
  const schema = { live_delivery: '', online_delivery: '' }
  expect(valuesOf(schema, 'Live delivery: O | Online delivery: [x]')).toEqual({
    live_delivery: '☐',
    online_delivery: '☑',
  })
  expect(valuesOf({ rh_group: '' }, 'Rh group: O')).toEqual({ rh_group: 'O' })
})

test('the answers of a question are no labels, and a period may have a line for each of its days', () => {
  const lines = [
    'Loan period: from 09/06/2024 | to 01/12/2025',
    'Insurance to be carried by: | ☒ Borrower | ☐ Lender',
    'Relative humidity: 45-55%',
    'Date 06/14/2024',
  ]
  const schema = { lender: '', loanStart: '', loanEnd: '', insuranceCarriedBy: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    lender: '',
    loanStart: '09/06/2024',
    loanEnd: '01/12/2025',
    insuranceCarriedBy: 'Borrower',
  })
})
