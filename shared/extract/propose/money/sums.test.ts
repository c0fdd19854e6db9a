import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'

function valuesOf(schema: unknown, ...lines: string[]): unknown {
  const parsed = parseSchema(schema)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return JSON.parse(extract(pageOf(...lines), parsed.value).content)
}

test('the total of a table of taxes is no total of the receipt', () => {
  const lines = [
    'CORNER SHOP LTD',
    'Total sales (inclusive of GST) : 44.73',
    'Total GST : 2.53',
    'Cash : 50.00',
    'Change : 5.27',
    'GST summary | Amount | Tax',
    'Total : 42.20 2.53',
  ]
  expect(valuesOf({ total: '' }, ...lines)).toEqual({ total: '44.73' })
})

test('a sum that the tax is still added to gives way to what it comes to', () => {
  const lines = ['Gesamt | 100,00', 'MwSt 19 % | 19,00', 'Zahlbetrag | 119,00']
  expect(valuesOf({ total: '' }, ...lines)).toEqual({ total: '119,00' })
})

test('what is paid is the rounded sum, also where how much it was rounded by was misread', () => {
  const lines = [
    'Total Sales (Inclusive GST) RM | 45.34',
    'Rounding Adjustment RM | Ol',
    'Rounding RM | 45.35',
  ]
  expect(valuesOf({ total: '' }, ...lines)).toEqual({ total: '45.35' })
  expect(valuesOf({ total: '' }, 'Total | 45.34', 'Card | 45.35')).toEqual({ total: '45.34' })
})

test('where no total was read a tax is still less than half of what stands on the page', () => {
  expect(valuesOf({ tax: '' }, '7% GST | 55.67', 'TOTL', 'CASH | 60.00')).toEqual({ tax: '' })
})

test('GST that was misread as 6ST makes no total of its row', () => {
  const lines = ['Total 6ST(I) | 3.51', 'Total incl GST | 62.00']
  expect(valuesOf({ total: '' }, ...lines)).toEqual({ total: '62.00' })
})

test.each([
  ['7% GST | 3.64', { tax: '' }, { tax: '3.64' }],
  ['Sales Tax | 7.9 % Tax | 0.15', { tax: '' }, { tax: '0.15' }],
  ['TOTAL (GST INCL) | 38.37', { total: '' }, { total: '38.37' }],
  ['Total JOD: 3.05', { total: '' }, { total: '3.05' }],
  ['Sub-total | s16.52', { subtotal: '' }, { subtotal: '16.52' }],
])('the sum of %s is found', (line, schema, told) => {
  expect(valuesOf(schema, 'CORNER SHOP LTD', line)).toEqual(told)
})

test('how many items there are may stand between the total and its sum', () => {
  const page = pageOf('CORNER SHOP LTD', 'Total | 3 Items | £596.99')
  const schema = parseSchema({ total: '' })
  if (!schema.ok) throw new Error(schema.error.code)
  expect(extract({ ...page, kind: 'receipt' }, schema.value).content).toBe('{"total":"596.99"}')
})

test('a digit that was read as a section sign leaves no smaller sum behind', () => {
  expect(valuesOf({ total: '' }, 'Total | §2.00')).toEqual({ total: '' })
})

test('thousands of a sum are no code', () => {
  expect(valuesOf({ state_no: '' }, 'State no. | 2,000')).toEqual({ state_no: '' })
})

test('a legal form on a line of its own belongs to the name above it', () => {
  const lines = ['MERIDIAN BOOK', 'CO. (M) SDN BHD', '12 Harbour Road', '81300 Skudai, Johor']
  expect(valuesOf({ company: '' }, ...lines)).toEqual({ company: 'MERIDIAN BOOK CO. (M) SDN BHD' })
})

test('the number of a document makes no address of its line, and a country ends one', () => {
  const lines = ['12 Harbour Road', '81300 Skudai, Malaysia', 'RIVER MALL', 'Cash sales no: 199176 posted']
  expect(valuesOf({ address: '' }, 'HARBOUR SHOP LTD', ...lines)).toEqual({
    address: '12 Harbour Road 81300 Skudai, Malaysia',
  })
})

test('a time is found right behind its date', () => {
  expect(valuesOf({ date: '', time: '' }, '6/10/201913:59')).toEqual({ date: '6/10/2019', time: '13:59' })
})

test('a total whose label was not read is what was paid less the change', () => {
  const lines = ['CORNER SHOP LTD', 'TO GORE | 19.50', 'AMOUNT TENDERED | 20.00', 'CHANGE DUE | 0.50']
  expect(valuesOf({ total: '' }, ...lines)).toEqual({ total: '19.50' })
})

test('a net sum and a tax in one row are those that make the labelled total', () => {
  const lines = ['全合 | 5999.00 | 1019.83', '价税合计 (小写) ¥7018.83']
  expect(valuesOf({ 合计金额: '', 合计税额: '', 价税合计小写: '' }, ...lines)).toEqual({
    合计金额: '5999.00',
    合计税额: '1019.83',
    价税合计小写: '7018.83',
  })
})
