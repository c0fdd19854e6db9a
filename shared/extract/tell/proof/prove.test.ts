import { expect, test } from 'vitest'
import { isDoubtful } from '../../../doubt.ts'
import type { FoundField } from '../../../contract/field.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { isNoDay } from '../../kinds/date.ts'
import { articleCheckDigit, taxCheckDigits } from '../../kinds/check-digits.ts'
import { prove } from './prove.ts'
import { pageOf } from '../../../../test/support/page-builder.ts'

const empty = pageOf('Nothing')

function proven(schemaOf: object, values: Record<string, string>, page = empty) {
  const schema = parseSchema(schemaOf)
  if (!schema.ok) throw new Error(schema.error.code)
  const fields = Object.entries(values).map(([path, value]): FoundField => ({
    path,
    value,
    raw: value,
    box: null,
    confidence: 0.98,
    reason: null,
  }))
  return prove(page, schema.value, fields)
}

function doubtOf(name: string, value: string) {
  const [field] = proven({ [name]: '' }, { [name]: value })
  expect(isDoubtful(field?.confidence ?? null)).toBe(field?.doubt !== null)
  return field?.doubt
}

test.each([
  ['due_date', '31/02/2024', 'noSuchDay'],
  ['Rechnungsdatum', '31.04.2025', 'noSuchDay'],
  ['date_naissance', '30 février 1990', 'noSuchDay'],
  ['开票日期', '2024年13月05日', 'noSuchDay'],
  ['fecha', '29/02/2024', null],
  ['date', '31/05/2567', null],
  ['date', 'May 2024', null],
  ['iban', 'DE89 3704 0044 0532 0130 00', null],
  ['iban', 'DE89 3704 0044 0532 0130 01', 'checkDigits'],
  ['iban', 'DE89 **** **** **** **30 00', null],
  ['seller_vat_id', 'DE136695976', null],
  ['seller_vat_id', 'DE136695975', 'checkDigits'],
  ['纳税人识别号', '91350100M000100Y43', null],
  ['纳税人识别号', '91350100M000100Y44', 'checkDigits'],
  ['ean', '4006381333931', null],
  ['ean', '4006381333932', 'checkDigits'],
  ['invoice_number', 'RE20240000012345', null],
])('%s %s: %s', (name, value, doubt) => {
  expect(doubtOf(name, value)).toBe(doubt)
})

test.each([
  ['ATU13585627', 'ATU13585628'],
  ['BE 0403.170.701', 'BE 0403.170.702'],
  ['DK13585628', 'DK13585627'],
  ['FI20774740', 'FI20774741'],
  ['FR40303265045', 'FR41303265045'],
  ['IT00743110157', 'IT00743110158'],
  ['LU15027442', 'LU15027443'],
  ['PL8567346215', 'PL8567346216'],
  ['PT501964843', 'PT501964842'],
])('%s passes its check, and %s does not', (right, wrong) => {
  expect([right, wrong].map(taxCheckDigits)).toEqual([true, false])
})

test('what has no check is neither right nor wrong', () => {
  expect(taxCheckDigits('CY10259033P')).toBe(null)
  expect(articleCheckDigit('12345')).toBe(null)
  expect(isNoDay('tomorrow')).toBe(false)
})

const invoice = { subtotal: '', tax: '', total: '', items: [{ item: '', amount: '' }] }

function doubted(values: Record<string, string>, ...lines: string[]) {
  const fields = proven(invoice, values, pageOf(...lines))
  return fields.filter(({ doubt }) => doubt === 'sum').map(({ path }) => path)
}

test('sums that do not add up are doubted, and those that do are not', () => {
  const sums = { subtotal: '100.00', tax: '19.00', total: '119.00' }
  expect(doubted(sums, 'Total 119.00')).toEqual([])
  expect(doubted({ ...sums, total: '179.00' }, 'Total 179.00')).toEqual(['subtotal', 'tax', 'total'])
})

test.each(['24.00', '24,00 €', '£24.00'])('a sum of "vat" takes part where it holds one: %s', (vat) => {
  const requested = { subtotal: '', vat: '', total: '' }
  const doubts = (values: Record<string, string>) =>
    proven(requested, values, pageOf('Total')).map(({ doubt }) => doubt)
  expect(doubts({ subtotal: '120.00', vat, total: '154.00' })).toEqual(['sum', 'sum', 'sum'])
  expect(doubts({ subtotal: '120.00', vat, total: '144.00' })).toEqual([null, null, null])
})

test.each(['DE136695976', 'GB 980 7806 84', 'CHE-123.456.788', '980780684'])(
  '"vat" is no sum where it holds a number: %s',
  (vat) => {
    const fields = proven({ subtotal: '', vat: '', total: '' }, { subtotal: '120.00', vat, total: '154.00' })
    expect(fields.map(({ value, doubt }) => [value, doubt])).toEqual([
      ['120.00', null],
      [vat, null],
      ['154.00', null],
    ])
  },
)

test('a discount or postage that stands on the page explains what is over', () => {
  const sums = { subtotal: '100.00', tax: '19.00', total: '124.90' }
  expect(doubted(sums, 'Total 124.90')).toEqual(['subtotal', 'tax', 'total'])
  expect(doubted(sums, 'Postage 5.90', 'Total 124.90')).toEqual([])
})

test('rows that do not come to the total are doubted with it, unless another sum proves it', () => {
  const rows = { 'items[0].amount': '60.00', 'items[1].amount': '30.00' }
  expect(doubted({ total: '100.00', ...rows }, 'Total 100.00')).toEqual(['total', ...Object.keys(rows)])
  expect(doubted({ total: '90.00', ...rows }, 'Total 90.00')).toEqual([])
  const proof = { subtotal: '80.00', tax: '20.00', total: '100.00' }
  expect(doubted({ ...proof, ...rows }, 'Total 100.00')).toEqual(Object.keys(rows))
})

test('a net sum told for the total is doubted, but on a receipt, whose prices have their tax in them', () => {
  const sums = { subtotal: '100.00', tax: '19.00', total: '100.00' }
  expect(doubted(sums, 'Net 100.00')).toEqual(Object.keys(sums))
  const receipt = { ...pageOf('Net 100.00'), kind: 'receipt' as const }
  expect(proven(invoice, sums, receipt).map(({ doubt }) => doubt)).toEqual([null, null, null])
})

test('of values that contradict each other all are doubted', () => {
  const schema = { date: '', due_date: '', seller: { name: '' }, buyer: { name: '' } }
  const told = (values: Record<string, string>) => proven(schema, values).map(({ doubt }) => doubt)
  expect(told({ date: '05.03.2018', due_date: '31.12.2010' })).toEqual(['contradiction', 'contradiction'])
  expect(told({ date: '05.03.2018', due_date: '05.03.2018' })).toEqual([null, null])
  expect(told({ 'seller.name': 'Adatum AG', 'buyer.name': 'ADATUM AG' })).toEqual([
    'contradiction',
    'contradiction',
  ])
})

test('what nothing but a damaged file for machines could confirm is doubted', () => {
  const page = {
    ...empty,
    data: [{ name: 'factur-x.xml', standard: 'cii' as const, facts: [], isDamaged: true as const }],
  }
  expect(proven({ note: '' }, { note: 'Hello' }, page)[0]).toMatchObject({
    value: 'Hello',
    doubt: 'damagedData',
  })
})

test.each([
  ['iban', 'WA 98109-5210'],
  ['iban', 'FR19787878784'],
  ['iban', 'DE0001346484600000000000000100038'],
  ['currency', 'try'],
  ['seller_name', 'Hotel Details'],
  ['seller_name', 'Amount'],
  ['customer_name', 'N° BC'],
])('%s is never %s', (name, value) => {
  expect(proven({ [name]: '' }, { [name]: value })[0]).toMatchObject({ value: '', reason: 'otherKind' })
})

test('a list tells what is left of it', () => {
  const tagged = (...tags: string[]) =>
    proven({ tags: [''] }, Object.fromEntries(tags.map((tag, i) => [`tags[${i}]`, tag]))).map(
      ({ path, value, reason }) => [path, value, reason],
    )
  expect(tagged('2024-05-31', 'travel', '01.06.2024', 'hotel')).toEqual([
    ['tags[0]', 'travel', null],
    ['tags[1]', 'hotel', null],
  ])
  expect(tagged('2024-05-31', '01.06.2024')).toEqual([['tags', '', 'otherKind']])
})

test('what was withheld stays within reach', () => {
  const [field] = proven({ vat_id: '' }, { vat_id: '369.60' })
  expect(field).toMatchObject({ value: '', reason: 'otherKind', alternatives: [{ value: '369.60' }] })
})

test("one head of a table is nobody's name, and what stands in the row below may be", () => {
  const page = pageOf('Description | Qty | Unit price | Amount', 'Text Ltd | 2 | 5.00 | 10.00')
  const boxOfFirst = (line: number) => page.lines[line]!.words[0]!.box
  const told = (value: string, line: number) => {
    const schema = parseSchema({ seller_name: '' })
    if (!schema.ok) throw new Error(schema.error.code)
    const field = {
      path: 'seller_name',
      value,
      raw: value,
      box: boxOfFirst(line),
      confidence: 0.9,
      reason: null,
    }
    return prove(page, schema.value, [field])[0]?.value
  }
  expect([told('Description', 0), told('Text Ltd', 1)]).toEqual(['', 'Text Ltd'])
})

test('what is written in the place of a figure or a day is told', () => {
  const values = { vat_id: 'N/A', total: 'free of charge', expiry_date: '长期', quantity: 'two' }
  const fields = proven({ vat_id: '', total: '', expiry_date: '', quantity: '' }, values)
  expect(fields.map(({ value }) => value)).toEqual(Object.values(values))
})

test('a name that does not say its kind asks for anything', () => {
  const values = { from: '2024-05-31', reference: '12.50', vat: 'DE136695976', contact: 'info@example.com' }
  const fields = proven({ from: '', reference: '', vat: '', contact: '' }, values)
  expect(fields.map(({ value }) => value)).toEqual(Object.values(values))
})

test('whoever taught what stands there knows better than the name', () => {
  const schema = parseSchema({ vat_id: '' })
  if (!schema.ok) throw new Error(schema.error.code)
  const field: FoundField = {
    path: 'vat_id',
    value: '369.60',
    raw: '369.60',
    box: null,
    confidence: 0.9,
    reason: null,
  }
  expect(prove(empty, schema.value, [{ ...field, how: 'learned' }])[0]?.value).toBe('369.60')
})
