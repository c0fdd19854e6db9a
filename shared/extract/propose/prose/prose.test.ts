import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'

function valuesOf(schema: unknown, ...lines: string[]): unknown {
  const parsed = parseSchema(schema)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return JSON.parse(extract(pageOf(...lines), parsed.value).content)
}

const lease = [
  'RESIDENTIAL LEASE',
  '',
  'This agreement is made on 12 June 2024 between Margaret Ellison (hereinafter the',
  '"Landlord") and Tobias Renn (hereinafter the "Tenant"). The term of this lease is 12',
  'months, beginning on 1 July 2024. The monthly rent is £1,150.00, payable on the',
  'first day of each month. Pets are not allowed.',
]

test('a party is who is called so in brackets', () => {
  expect(valuesOf({ landlord: '', tenant: '' }, ...lease)).toEqual({
    landlord: 'Margaret Ellison',
    tenant: 'Tobias Renn',
  })
})

test('somebody signs, and something happens in a place', () => {
  expect(
    valuesOf(
      { signatory: '', birth_place: '', birth_date: '' },
      'We hereby confirm that our member was born on 3 May 1980 in Lyon and that the fee',
      'was paid in full. Signed on behalf of the club by Peter Ashdown, Head of Service.',
    ),
  ).toEqual({ signatory: 'Peter Ashdown', birth_place: 'Lyon', birth_date: '3 May 1980' })
})

test('who somebody is stands behind the name', () => {
  expect(
    valuesOf(
      { doctor: '' },
      'D. Gabriel Tovar, doctor of this centre, hereby states that the patient was here',
      'on 9 April 2025 from early in the morning and has gone home in good health.',
    ),
  ).toEqual({ doctor: 'Gabriel Tovar' })
})

test('what a sentence does not speak of stays empty', () => {
  const schema = { deposit: '', notice_period: '', end_date: '', guarantor: '' }
  expect(valuesOf(schema, ...lease)).toEqual({ deposit: '', notice_period: '', end_date: '', guarantor: '' })
})

test('a value that is told over two lines has the boxes of both', () => {
  const parsed = parseSchema({ lease_term: '' })
  if (!parsed.ok) throw new Error(parsed.error.code)
  const [field] = extract(pageOf(...lease), parsed.value).fields
  expect(field?.raw).toBe('12 months,')
  expect((field?.box?.y1 ?? 0) - (field?.box?.y0 ?? 0)).toBeGreaterThan(30)
})

test('of whom a page certifies something, or who is told with a number or a birth, is its holder', () => {
  const licence =
    'This is to certify that Dominic Arthur Keogh, having passed, is authorised to operate a station.'
  expect(valuesOf({ holderName: '', signedBy: '' }, licence)).toEqual({
    holderName: 'Dominic Arthur Keogh',
    signedBy: '',
  })
})
