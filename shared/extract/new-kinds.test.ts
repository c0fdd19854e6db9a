// What documents of kinds that nobody foresaw have taught: houses, journeys, cards, laboratories.
import { expect, test } from 'vitest'
import { pageOf } from '../../test/support/page-builder.ts'
import { valuesOf } from '../../test/support/values-of.ts'
import { parseSchema } from '../schema/parse.ts'
import { extract } from './extract.ts'

test('what a house is begins its name, and the word for a party does not', () => {
  expect(valuesOf({ laboratory: '' }, 'Laboratory New Life', 'Report of 3 May 2024')).toEqual({
    laboratory: 'Laboratory New Life',
  })
  expect(valuesOf({ supplier: '' }, 'Supplier: New Life', 'Report')).toEqual({ supplier: 'New Life' })
})

test('from and to are places where no date stands beside them', () => {
  const schema = { from: '', to: '' }
  expect(valuesOf(schema, 'From: Hamburg', 'To: Oslo')).toEqual({ from: 'Hamburg', to: 'Oslo' })
  expect(valuesOf(schema, 'From: 01.02.2024', 'To: 03.02.2024')).toEqual({
    from: '01.02.2024',
    to: '03.02.2024',
  })
})

test('a month is a date where a label asks for one, and a page of pages is none', () => {
  expect(valuesOf({ valid_thru: '' }, 'Valid thru: 03/2027')).toEqual({ valid_thru: '03/2027' })
  expect(valuesOf({ expiry_date: '' }, 'Expiry date: September 2027')).toEqual({
    expiry_date: 'September 2027',
  })
  expect(valuesOf({ date: '' }, 'Copy 03/2027 of many')).toEqual({ date: '' })
})

test('a label that ends in a word for number has its value beside it', () => {
  expect(valuesOf({ model: '' }, 'Model No. | TB-300-EU')).toEqual({ model: 'TB-300-EU' })
})

test('a long e-mail address stands beside its label', () => {
  expect(valuesOf({ email: '' }, 'E-mail | peter.william.nguyen@example.org')).toEqual({
    email: 'peter.william.nguyen@example.org',
  })
})

test('from one figure to another is one cell of a table', () => {
  const schema = { tests: [{ test: '', result: '', unit: '', reference: '' }] }
  const row = (y: number, ...cells: string[]) =>
    cells.map((text, i) => ({ text, x: [60, 300, 440, 560][i] ?? 0, y }))
  expect(
    valuesOf(
      schema,
      ...row(60, 'Test', 'Result', 'Unit', 'Reference range'),
      ...row(90, 'Haemoglobin', '14,1', 'g/dL', '13,0 - 17,0'),
      ...row(120, 'Glucose', '98', 'mg/dL', '70 - 99'),
    ),
  ).toEqual({
    tests: [
      { test: 'Haemoglobin', result: '14,1', unit: 'g/dL', reference: '13,0 - 17,0' },
      { test: 'Glucose', result: '98', unit: 'mg/dL', reference: '70 - 99' },
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

test('an address begins with its house number, however wide its lines are set', () => {
  const lines = ['North Grill', '27 Westcoast', 'Singapore 117867'].map((text, i) => ({
    text,
    y: 50 + 48 * i,
  }))
  expect(valuesOf({ address: '' }, ...lines)).toEqual({ address: '27 Westcoast Singapore 117867' })
})

test('the stem of a large letter parts no words, and a line of a table does', () => {
  const page = pageOf('Name: Ada Hill')
  const [line] = page.lines
  const [, first, second] = line?.words ?? []
  if (!line || !first || !second) throw new Error('the page has no words')
  const x = (first.box.x1 + second.box.x0) / 2
  const ruled = (height: number) => {
    const box = { x0: x - 1, x1: x + 1, y0: line.box.y0 - 2, y1: line.box.y0 - 2 + height }
    const parsed = parseSchema({ name: '' })
    if (!parsed.ok) throw new Error(parsed.error.code)
    return extract({ ...page, rules: [{ box, direction: 'vertical' }] }, parsed.value).content
  }
  expect(ruled(22)).toBe('{"name":"Ada Hill"}')
  expect(ruled(60)).toBe('{"name":"Ada"}')
})

test('a tenant and a landlord, an employee and an employer are parties of their own', () => {
  const schema = { tenant: { name: '', address: '' }, landlord: { name: '' } }
  expect(
    valuesOf(
      schema,
      'Vermieter: Klaus Petersen',
      'Mieter: Miriam Aydin',
      'Anschrift: Hafenstraße 19, 24105 Kiel',
    ),
  ).toEqual({
    tenant: { name: 'Miriam Aydin', address: 'Hafenstraße 19, 24105 Kiel' },
    landlord: { name: 'Klaus Petersen' },
  })
})

test('a surname without a party is of the person whom the document is about', () => {
  expect(
    valuesOf(
      { employer_name: '', employee_last_name: '' },
      'Employer: Northfield Tooling LLC',
      'Last name: Doerr',
    ),
  ).toEqual({ employer_name: 'Northfield Tooling LLC', employee_last_name: 'Doerr' })
})

test('a head that nobody asks for still has its column, and the last head is that of the last column', () => {
  const row = (y: number, ...cells: string[]) =>
    cells.flatMap((text, i) => (text === '' ? [] : [{ text, x: [60, 200, 460, 620][i] ?? 0, y }]))
  const lines = [
    ...row(60, 'Lohnart', 'Bezeichnung', 'Menge', 'Betrag'),
    ...row(90, '1000', 'Grundgehalt', '', '3.850,00'),
    ...row(120, '1210', 'Überstunden', '6,00', '171,00'),
  ]
  const named = (description: string, quantity: string, amount: string) => ({ description, quantity, amount })
  const items = [named('Grundgehalt', '', '3.850,00'), named('Überstunden', '6,00', '171,00')]
  expect(valuesOf({ earnings: [{ description: '', quantity: '', amount: '' }] }, ...lines)).toEqual({
    earnings: items,
  })
  expect(valuesOf({ earnings: [{ code: '', description: '', quantity: '', amount: '' }] }, ...lines)).toEqual(
    {
      earnings: items.map((item, i) => ({ code: ['1000', '1210'][i], ...item })),
    },
  )
})

test('units are measures where nothing is sold', () => {
  expect(
    valuesOf(
      { tests: [{ test: '', result: '', units: '' }] },
      ...['Test | Result | Units', 'Creatinine | 1.1 | mg/dL', 'Glucose | 92 | mg/dL'].flatMap((line, i) =>
        line.split(' | ').map((text, j) => ({ text, x: 60 + 240 * j, y: 60 + 30 * i })),
      ),
    ),
  ).toEqual({
    tests: [
      { test: 'Creatinine', result: '1.1', units: 'mg/dL' },
      { test: 'Glucose', result: '92', units: 'mg/dL' },
    ],
  })
})

test('beside a given name the bare name is that of the family', () => {
  expect(valuesOf({ last_name: '', first_name: '' }, 'Nom | BERTHELOT', 'Prénom | Solène')).toEqual({
    last_name: 'BERTHELOT',
    first_name: 'Solène',
  })
  expect(valuesOf({ last_name: '' }, 'Nom | BERTHELOT')).toEqual({ last_name: '' })
})

test('a house number before a street in small letters is no number of a box', () => {
  expect(valuesOf({ address: '' }, 'Adresse | 18 quai des Indes 56100 Lorient')).toEqual({
    address: '18 quai des Indes 56100 Lorient',
  })
})

test('a day is no count', () => {
  const row = (y: number, ...cells: string[]) =>
    cells.map((text, i) => ({ text, x: [60, 300, 500][i] ?? 0, y }))
  expect(
    valuesOf(
      { lines: [{ description: '', quantity: '', amount: '' }] },
      ...row(60, 'Description', 'Quantity', 'Amount'),
      ...row(90, 'Massage', '10', '120.00'),
      ...row(120, 'Last time', '19.09.2018', '12.00'),
    ),
  ).toMatchObject({ lines: [{ quantity: '10' }, { quantity: '' }] })
})

test('a receipt is paid with what stands before the sum that was paid', () => {
  const schema = parseSchema({ payment_method: '' })
  const methodOn = (...lines: string[]) =>
    schema.ok ? extract({ ...pageOf(...lines), kind: 'receipt' }, schema.value).content : ''
  expect(methodOn('Shop', 'Tea | 4.50', 'Total | 4.50', 'Card **** 4821 | 4.50', 'Change | 0.00')).toBe(
    '{"payment_method":"Card"}',
  )
  expect(methodOn('Shop', 'Tea | 4.50', 'Total | 4.50', 'Cash | 0.00')).toBe('{"payment_method":""}')
})
