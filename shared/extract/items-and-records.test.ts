// Lists without a table: items of a slip, records below or beside each other, values in one line.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

const spouse = (name: string, birth: string) => [`Full name: ${name}`, `Date of birth: ${birth}`]

test('labels that are printed once make no list of records', () => {
  expect(
    valuesOf({ spouses: [{ full_name: '', birth_date: '' }] }, ...spouse('Tiago Dias', '8 March 1990')),
  ).toEqual({ spouses: [] })
})

test('a list of values of a form is all that are as well labelled, from the top', () => {
  const lines = ['Tel: 010-1234 5678', 'Some other words', 'Tel: 010-8765 4321']
  expect(valuesOf({ phones: [''] }, ...lines)).toEqual({ phones: ['010-1234 5678', '010-8765 4321'] })
})

test('what explains a counted item belongs to it, not to a name of its own', () => {
  const lines = [
    'CORNER SHOP LTD',
    '1 Coffee machine',
    'black, 2 litres | 99.00',
    '2 Filter | 4.50',
    'Total | 103.50',
  ]
  expect(valuesOf({ items: [{ name: '', price: '' }] }, ...lines)).toEqual({
    items: [
      { name: 'Coffee machine', price: '99.00' },
      { name: 'Filter', price: '4.50' },
    ],
  })
})

test('items that all begin with a figure are counted, and one alone is not', () => {
  const schema = { items: [{ name: '', quantity: '', price: '' }] }
  const lines = (...items: string[]) => ['Item | Price', ...items, 'Total | 23.90']
  expect(valuesOf(schema, ...lines('1 Red roll | 12.95', '2 28 Chicken | 10.95'))).toEqual({
    items: [
      { name: 'Red roll', quantity: '1', price: '12.95' },
      { name: '28 Chicken', quantity: '2', price: '10.95' },
    ],
  })
  expect(valuesOf(schema, ...lines('7 Up | 12.95', 'Red roll | 10.95'))).toMatchObject({
    items: [{ name: '7 Up', quantity: '' }, { name: 'Red roll' }],
  })
})
