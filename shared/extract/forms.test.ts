import { expect, test } from 'vitest'
import { pageOf, type LineSketch } from '../../test/support/page-builder.ts'
import { valuesOf } from '../../test/support/values-of.ts'
import { parseSchema } from '../schema/parse.ts'
import { extract } from './extract.ts'

test('where a box is ticked, a circle behind a label is one that is not', () => {
  const schema = { live_delivery: '', online_delivery: '' }
  expect(valuesOf(schema, 'Live delivery: O | Online delivery: [x]')).toEqual({
    live_delivery: '☐',
    online_delivery: '☑',
  })
  expect(valuesOf({ rh_group: '' }, 'Rh group: O')).toEqual({ rh_group: 'O' })
})

test('an IBAN with letters for digits is mended where its check digits agree', () => {
  expect(valuesOf({ iban: '' }, 'IBAN DEB9 37O4 OO44 O532 O13O OO')).toEqual({
    iban: 'DE89 3704 0044 0532 0130 00',
  })
  expect(valuesOf({ iban: '' }, 'IBAN DEB9 37O4 OO44 O532 O13O O1')).not.toMatchObject({
    iban: 'DE89 3704 0044 0532 0130 01',
  })
})

test('a list of values of a form is all that are as well labelled, from the top', () => {
  const lines = ['Tel: 010-1234 5678', 'Some other words', 'Tel: 010-8765 4321']
  expect(valuesOf({ phones: [''] }, ...lines)).toEqual({ phones: ['010-1234 5678', '010-8765 4321'] })
})

test('the sum of a first item is no total, and the row with the total is no item', () => {
  const lines = [
    'QTY ITEM | TOTAL',
    '1 Green tea | 2.95',
    '2 Carrot cake | 3.00',
    'Dine-In Total (incl | 5.95',
    'Cash | 6.00',
  ]
  expect(valuesOf({ total: '', items: [{ name: '', price: '' }] }, ...lines)).toMatchObject({
    total: '5.95',
    items: [{ price: '2.95' }, { price: '3.00' }],
  })
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

test('a county is named without its "of", and a period is no date of the document', () => {
  expect(valuesOf({ county: '' }, 'COUNTY OF KENT')).toEqual({ county: 'KENT' })
  expect(valuesOf({ date: '' }, 'Stay 01.10.2018 - 31.10.2018')).toEqual({ date: '' })
})

test('who goods are sent to is the buyer where nobody else is', () => {
  expect(valuesOf({ buyer_name: '' }, 'Ship to:', 'Meridian Trading Ltd', '12 Harbour Road')).toEqual({
    buyer_name: 'Meridian Trading Ltd',
  })
})

test('a Chinese invoice parts its sums, and its two parties by labels that it prints twice', () => {
  const lines = [
    '名称: 星海贸易有限公司',
    '开户行及账号: 中国银行 6222000011112222',
    '合计 | ¥5999.00 | ¥1019.83',
    '价税合计(小写)j7018.83',
    '名称: 东方科技有限公司',
    '开户行及账号: 工商银行 6222000033334444',
  ]
  const schema = { 合计金额: '', 价税合计: '', 购买方名称: '', 销售方名称: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    合计金额: '5999.00',
    价税合计: '7018.83',
    购买方名称: '星海贸易有限公司',
    销售方名称: '东方科技有限公司',
  })
})

test('an address is the box of its street and the box of its city below it', () => {
  expect(
    valuesOf(
      { address: '' },
      'Street address (including apt. no.)',
      '643 Fishing Lane',
      'City or town, state, and ZIP code',
      'San Francisco, CA 93474',
    ),
  ).toEqual({ address: '643 Fishing Lane San Francisco, CA 93474' })
})

test('a sum stands at the bottom of a high box where no other label stands between', () => {
  const at = (text: string, y: number) => ({ text, x: 50, y })
  const schema = { fishing_boat_proceeds: '' }
  expect(valuesOf(schema, at('5 Fishing boat proceeds', 50), at('2,300.00', 155))).toEqual({
    fishing_boat_proceeds: '2,300.00',
  })
  expect(
    valuesOf(schema, at('5 Fishing boat proceeds', 50), at('Other income:', 100), at('2,300.00', 155)),
  ).toEqual({ fishing_boat_proceeds: '' })
})

test('a yen sign that was read as a letter stands before a sum as it does itself', () => {
  expect(valuesOf({ 小写: '' }, '(小写) 羊 7018.83')).toEqual({ 小写: '7018.83' })
})

test('a value may begin as a short word of other languages does: only a whole "y", "o" or "e" goes on with a label', () => {
  expect(valuesOf({ dental_plan: '', finish: '' }, 'Dental plan ~ YES', 'Finish Ebony')).toEqual({
    dental_plan: 'YES',
    finish: 'Ebony',
  })
})

test('a net sum and a total that are the same sum are told from the two places where it is printed', () => {
  const lines = ['TOTAL NET | 110.00', 'VAT | 0.00', 'TO PAY | 110.00']
  expect(valuesOf({ subtotal: '', total: '' }, ...lines)).toEqual({ subtotal: '110.00', total: '110.00' })
})

test('what names a group heads only the labels of its own column', () => {
  const lines: LineSketch[] = [
    { text: 'Ask for the invoice at the desk', x: 50, y: 50 },
    { text: 'Account No.', x: 600, y: 80 },
    { text: '00030340067212', x: 600, y: 110 },
  ]
  expect(valuesOf({ invoice_number: '' }, ...lines)).toEqual({ invoice_number: '' })
})

test('in a ruled box the value stands anywhere up to its wall, and several numbers are one answer', () => {
  const page = pageOf(
    { text: '7 List account number(s) here (optional)', x: 100, y: 104 },
    { text: '1134-77, 1135-02', x: 620, y: 132 },
  )
  const line = (y: number) => ({
    direction: 'horizontal' as const,
    box: { x0: 90, y0: y, x1: 980, y1: y + 2 },
  })
  const schema = parseSchema({ account_numbers: '' })
  if (!schema.ok) throw new Error(schema.error.code)
  const { content } = extract({ ...page, rules: [line(98), line(160)] }, schema.value)
  expect(JSON.parse(content)).toEqual({ account_numbers: '1134-77, 1135-02' })
})

test('"IDH:" is "ID#:" with its sign misread', () => {
  expect(valuesOf({ id: '' }, 'IDH: 1234567')).toEqual({ id: '1234567' })
})

test('what stands between an address and a BIC in the schema tells that "vat" is a number', () => {
  const lines = ['Total VAT | 851.27', 'VAT NL810433941B01', 'BIC INGBNL2A']
  expect(valuesOf({ city: '', vat: '', bic: '' }, ...lines)).toMatchObject({ vat: 'NL810433941B01' })
  expect(valuesOf({ net: '', vat: '', total: '' }, ...lines)).toMatchObject({ vat: '851.27' })
})

test('a piece of a number whose digits stand in boxes is not told for the number', () => {
  const lines: LineSketch[] = [
    { text: 'Social security number', x: 50, y: 100 },
    { text: '517 5', x: 50, y: 130 },
    { text: '- 2 3', x: 130, y: 130 },
  ]
  expect(valuesOf({ ssn: '' }, ...lines)).toEqual({ ssn: '' })
})

test('"title" is the title of a document unless somebody is asked for whose job it could be', () => {
  const lines: LineSketch[] = [
    { text: 'Marriage License', height: 40, y: 40, x: 300 },
    { text: 'Occupation: Dentist', y: 120 },
  ]
  expect(valuesOf({ title: '', occupation: '' }, ...lines)).toEqual({
    title: 'Marriage License',
    occupation: 'Dentist',
  })
})

test('a Chinese VAT invoice has its code and its number in the upper corners, without labels', () => {
  const lines: LineSketch[] = [
    { text: '1100094140', x: 100, y: 40 },
    { text: '增值税专用发票', x: 400, y: 40 },
    { text: 'No 87654321', x: 700, y: 40 },
    { text: '名称:测试企业', x: 100, y: 200 },
    { text: '地址、电 话:北京市海淀区知春路60号', x: 100, y: 900 },
  ]
  expect(valuesOf({ 发票代码: '', 发票号码: '' }, ...lines)).toEqual({
    发票代码: '1100094140',
    发票号码: '87654321',
  })
  expect(valuesOf({ 发票代码: '' }, ...lines.slice(0, 2))).toEqual({ 发票代码: '' })
})

test('the answers of a question are no labels, and a period may have a line for each of its days', () => {
  const lines = [
    'Loan period: from 09/06/2024 | to 01/12/2025',
    'Insurance to be carried by: | ☒ Borrower | ☐ Lender',
    'Relative humidity: 45-55%',
    'Date 06/14/2024',
  ]
  const schema = { lender: '', loanStart: '', loanEnd: '', insuranceCarriedBy: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    lender: '',
    loanStart: '09/06/2024',
    loanEnd: '01/12/2025',
    insuranceCarriedBy: 'Borrower',
  })
})
