import { expect, test } from 'vitest'
import { builtIn } from '../../shared/schema/built-in/built-in.ts'
import { fieldNames } from '../../shared/words/field-names.ts'
import { fieldName, fieldPathName } from './field-name.ts'

test('a field is called as people write it', () => {
  expect(
    ['receipt_number', 'tax_id', 'invoiceNumber', 'e-mail', 'iban'].map((key) => fieldName(key, 'en')),
  ).toEqual(['Receipt number', 'Tax ID', 'Invoice number', 'E mail', 'IBAN'])
  expect(fieldName('receipt_number', 'zh')).toBe('收据号')
  expect(fieldPathName('items[0].unit_price', 'en')).toBe('Items 1 › Unit price')
})

test('a name that is written already stays as it is', () => {
  for (const name of ['Invoice No.', 'VAT', '发票号码', 'Prix à payer', ''])
    expect(fieldName(name, 'en')).toBe(name)
})

test('every field of the ready-made schemas has a Chinese name', () => {
  const keys = new Set<string>()
  JSON.stringify(builtIn, (key, value: unknown) => {
    if (/^[a-z_]+$/.test(key)) keys.add(key)
    return value
  })
  const unnamed = [...keys].filter(
    (key) => !Object.hasOwn(fieldNames.zh, key) && !Object.hasOwn(builtIn, key),
  )
  expect(unnamed).toEqual([])
})
