import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'

const items = ['12/03/2026 14:05', 'Green tea|2.00', 'Rice cake|1.50', 'Total|3.50']

function headOf(schema: Record<string, ''>, ...head: string[]): unknown {
  const parsed = parseSchema(schema)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return JSON.parse(extract({ ...pageOf(...head, ...items), kind: 'receipt' }, parsed.value).content)
}

test('the first line of a receipt is its shop, whatever its words are, and the next line a claim', () => {
  const head = ['ADRAK', 'DRESS FOR LESS', 'SAN DIEGO, CA', 'Phone: 858-560-0071']
  expect(headOf({ store_name: '', address: '' }, ...head)).toEqual({
    store_name: 'ADRAK',
    address: 'SAN DIEGO, CA',
  })
})

test('a shop may be named after a street, and a title above it is no name', () => {
  expect(headOf({ company: '' }, 'TAX INVOICE', 'EDWARDS DRIVE IN', 'Tel: 03-7845 6155')).toEqual({
    company: 'EDWARDS DRIVE IN',
  })
})

test('a line with a legal form is the company, unless it stands below the address as the owner', () => {
  const address = ['12 Mill Road', '47200 Subang']
  expect(headOf({ company: '' }, 'AA PHARMACY', 'HEALTHCARE SDN BHD', ...address)).toEqual({
    company: 'HEALTHCARE SDN BHD',
  })
  expect(
    headOf({ company: '' }, 'SANYU BOOKS', ...address, 'Tel: 03-7845 6155', 'SANYU SUPPLY SDN BHD'),
  ).toEqual({
    company: 'SANYU BOOKS',
  })
})

test('between the name of a shop and its postcode stands its street', () => {
  expect(headOf({ address: '' }, 'PETROL AIRPORT', 'Hazeldonk Terbang', '47200 Subang')).toEqual({
    address: 'Hazeldonk Terbang 47200 Subang',
  })
})

test('a line between street and postcode belongs to the address, also where the street fills the receipt', () => {
  const head = [
    'ADVANCO COMPANY',
    'NO 1, Jalan Wangsa Delima Lot 12.',
    'Wangsa, Wangsa Maju',
    '53300 Kuala Lumpur',
  ]
  expect(headOf({ address: '' }, ...head)).toEqual({ address: head.slice(1).join(' ') })
})
