import { expect, test } from 'vitest'
import { factsOfZatca } from './zatca.ts'

/** The example of ZATCA's guide. */
const example =
  'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA=='

test('an invoice gives its seller, its time, its total and its tax', () => {
  expect(factsOfZatca(example)).toEqual([
    { term: 'seller.name', value: 'Bobs Records' },
    { term: 'seller.taxId', value: '310122393500003' },
    { term: 'date', value: '2022-04-25' },
    { term: 'time', value: '15:30:00' },
    { term: 'total', value: '1000.00' },
    { term: 'tax', value: '150.00' },
    { term: 'currency', value: 'SAR' },
  ])
})

test('wrong lengths, and anything else in base64, give no facts', () => {
  expect(factsOfZatca(example.slice(0, -8))).toEqual([])
  expect(factsOfZatca('SGVsbG8gd29ybGQ=')).toEqual([])
  expect(factsOfZatca('INVOICE1')).toEqual([])
})
