import { expect, test } from 'vitest'
import { foundAs, shop, learnAndApply } from '../../../../test/support/learned-rule.ts'

const number = 'DE123456789'
const example = shop(`VAT ID: ${number}`, 'Fax 030 7654321', 'Phone 030 1234567')
const confirmed = { field: 'seller_vat_id', value: number, read: number }

test('a tax number that was confirmed puts one right that is misread by a character, and leaves another', () => {
  const next = shop('VAT ID: DE12345678S')
  const misread = foundAs('seller_vat_id', 'DE12345678S', 0.8)
  expect(learnAndApply(example, confirmed, next, misread)).toMatchObject({
    value: number,
    raw: 'DE12345678S',
    how: 'learned',
    alternatives: [{ value: 'DE12345678S' }],
  })
  const sure = foundAs('seller_vat_id', 'DE123456788', 0.99)
  expect(learnAndApply(example, confirmed, shop('VAT ID: DE123456788'), sure)).toEqual(sure)
  const other = foundAs('seller_vat_id', 'DE987654321', 0.8)
  expect(learnAndApply(example, confirmed, shop('VAT ID: DE987654321'), other)).toEqual(other)
})

test('a phone number in whose place the fax was read is told where the page shows it', () => {
  const lesson = { field: 'phone', value: '030 1234567', read: '030 7654321' }
  const fax = foundAs('phone', '030 7654321')
  const shown = shop('Fax 030 7654321 | We are there for you: 030 1234567')
  expect(learnAndApply(example, lesson, shown, fax)).toMatchObject({
    value: '030 1234567',
    raw: '030 1234567',
  })
  expect(learnAndApply(example, lesson, shop('Fax 030 7654321'), fax)).toEqual(fax)
})
