import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('where a sentence ends stands no label of what is below', () => {
  const lines = [
    { text: 'ASHBY MALTINGS PLC', height: 34 },
    '',
    'subject to the Memorandum and to the Articles of the',
    'Company.',
    'J. R. Ashby',
  ]
  expect(valuesOf({ company_name: '' }, ...lines)).toEqual({ company_name: 'ASHBY MALTINGS PLC' })
})
