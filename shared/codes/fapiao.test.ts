import { expect, test } from 'vitest'
import { factsOfFapiao } from './fapiao.ts'

test('an electronic invoice gives its code, number, date, check code and the sum before tax', () => {
  expect(factsOfFapiao('01,10,044031900111,12345678,1234.5,20190621,12345678901234567890,9F3A,')).toEqual([
    { term: 'invoiceCode', value: '044031900111' },
    { term: 'invoiceNumber', value: '12345678' },
    { term: 'date', value: '2019-06-21' },
    { term: 'subtotal', value: '1234.50' },
    { term: 'currency', value: 'CNY' },
    { term: 'checkCode', value: '12345678901234567890' },
  ])
})

test('a fully digital invoice has one long number, and its sum is the amount to pay', () => {
  expect(factsOfFapiao('01,32,,24312000000012345678,1130.00,20240115,,AB12')).toEqual([
    { term: 'invoiceNumber', value: '24312000000012345678' },
    { term: 'date', value: '2024-01-15' },
    { term: 'total', value: '1130.00' },
    { term: 'currency', value: 'CNY' },
  ])
})

test('a credit note (red invoice) has a negative sum', () => {
  const facts = factsOfFapiao('01,01,3100191130,12345678,-88.00,20190621,,9F3A,')
  expect(facts).toContainEqual({ term: 'subtotal', value: '-88.00' })
})

test('the sum is omitted for kinds where it may be before or after tax', () => {
  const facts = factsOfFapiao('01,99,044031900111,12345678,1234.50,20190621,,9F3A,')
  expect(facts.map(({ term }) => term)).toEqual(['invoiceCode', 'invoiceNumber', 'date', 'currency'])
})

test.each([
  ['another version', '02,10,044031900111,12345678,1.00,20190621,,9F3A'],
  ['a short number', '01,10,044031900111,1234567,1.00,20190621,,9F3A'],
  ['a day that is none', '01,10,044031900111,12345678,1.00,20190631,,9F3A'],
  ['a sum that is none', '01,10,044031900111,12345678,abc,20190621,,9F3A'],
  ['no code but a short number', '01,32,,12345678,1.00,20240115,,9F3A'],
  ['a list of numbers', '1,2,3,4,5,6,7'],
])('%s gives no facts', (_, text) => {
  expect(factsOfFapiao(text)).toEqual([])
})
