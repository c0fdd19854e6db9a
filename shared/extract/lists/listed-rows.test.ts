import { expect, test } from 'vitest'
import { pageOf, type LineSketch } from '../../../test/support/page-builder.ts'
import { parseSchema } from '../../schema/parse.ts'
import { extract } from '../extract.ts'

const shop: LineSketch[] = [
  { text: 'QUAY STREET BOOKS', height: 30 },
  { text: '17 Quay Street, Westport WP4 2QT' },
  { text: '14/03/2026', starts: 'paragraph' },
]

function filled(schema: Record<string, unknown>, ...items: (string | LineSketch)[]): Record<string, unknown> {
  const parsed = parseSchema(schema)
  if (!parsed.ok) throw new Error(parsed.error.code)
  const page = pageOf(...shop, ...items, 'Subtotal|22.49', 'VAT included 20%|3.74', 'TOTAL|22.49')
  return JSON.parse(extract({ ...page, kind: 'receipt' }, parsed.value).content) as Record<string, unknown>
}

test('a house number counts no items: the first item is what stands beside the first price', () => {
  const schema = { company: '', address: '', items: [{ name: '', quantity: '', price: '' }], tax: '' }
  expect(filled(schema, { text: 'The Salt Road|12.99', starts: 'paragraph' }, 'Field Notes|9.50')).toEqual({
    company: 'QUAY STREET BOOKS',
    address: '17 Quay Street, Westport WP4 2QT',
    items: [
      { name: 'The Salt Road', quantity: '', price: '12.99' },
      { name: 'Field Notes', quantity: '', price: '9.50' },
    ],
    tax: '3.74',
  })
})

test('how many at how much may stand behind the name', () => {
  const schema = { items: [{ name: '', quantity: '', unit_price: '', amount: '' }] }
  const items = [{ text: 'Pencil HB 4 x 0.80|3.20', starts: 'paragraph' as const }, 'Tape 3m 2 @ £4.75|9.50']
  expect(filled(schema, ...items)).toEqual({
    items: [
      { name: 'Pencil HB', quantity: '4', unit_price: '0.80', amount: '3.20' },
      { name: 'Tape 3m', quantity: '2', unit_price: '4.75', amount: '9.50' },
    ],
  })
})

test('what is chosen with one dish after another and costs nothing is no item, and one free thing is', () => {
  const items = [{ name: '', price: '' }]
  expect(
    filled(
      { items },
      { text: 'Tikka Masala|12.99', starts: 'paragraph' },
      'Medium|0.00',
      'Korma|9.50',
      'Medium|0.00',
    ),
  ).toEqual({
    items: [
      { name: 'Tikka Masala', price: '12.99' },
      { name: 'Korma', price: '9.50' },
    ],
  })
  expect(
    filled({ items }, { text: 'Tikka Masala|22.49', starts: 'paragraph' }, 'Mint sauce|0.00'),
  ).toMatchObject({ items: [{ name: 'Tikka Masala' }, { name: 'Mint sauce' }] })
})

test('an item whose name is hardly readable keeps its price where that is a part of the total', () => {
  const items = [
    { text: 'The Salt Road|12.99', starts: 'paragraph' as const },
    { text: 'Fjeld Nofes', y: 230, confidence: 0.3 },
    { text: '9.50', x: 400, y: 230 },
  ]
  expect(filled({ items: [{ name: '', price: '' }] }, ...items)).toEqual({
    items: [
      { name: 'The Salt Road', price: '12.99' },
      { name: '', price: '9.50' },
    ],
  })
})

test('letters at the edge of a photograph do not stand for the item beside them', () => {
  const items = [
    { text: 'The Salt Road|12.99', starts: 'paragraph' as const },
    { text: 'we', x: 0, y: 230 },
    { text: 'Field Notes|9.50', x: 120, y: 230 },
  ]
  expect(filled({ items: [{ name: '', price: '' }] }, ...items)).toEqual({
    items: [
      { name: 'The Salt Road', price: '12.99' },
      { name: 'Field Notes', price: '9.50' },
    ],
  })
})

test('where money has no cents a whole sum with its sign ends an item', () => {
  const page = pageOf('CORNER SHOP', 'Green tea|¥2,000', 'Rice cake|¥1,500', 'Total|¥3,500')
  const parsed = parseSchema({ items: [{ name: '', price: '' }] })
  if (!parsed.ok) throw new Error(parsed.error.code)
  expect(JSON.parse(extract({ ...page, kind: 'receipt' }, parsed.value).content)).toEqual({
    items: [
      { name: 'Green tea', price: '2,000' },
      { name: 'Rice cake', price: '1,500' },
    ],
  })
})

test('what is taken off again is no item', () => {
  const items = [{ name: '', price: '' }]
  const rows = ['Promotion|(2.50)', 'Voucher|-1.00', 'Loyal guest|1.00-', 'Iced tea 0-sugar|4.50']
  expect(filled({ items }, { text: 'Club sandwich|17.99', starts: 'paragraph' }, ...rows)).toEqual({
    items: [
      { name: 'Club sandwich', price: '17.99' },
      { name: 'Iced tea 0-sugar', price: '4.50' },
    ],
  })
})

test('on a slip the items below heads end where any row tells the total', () => {
  const items = [{ name: '', price: '' }]
  const rows = [
    { text: 'QTY|ITEM|PRICE', starts: 'paragraph' as const },
    '1|Club sandwich|17.99',
    '1|Iced tea|4.50',
  ]
  expect(filled({ items }, ...rows, 'Dine in total (incl tax)|23.99')).toEqual({
    items: [
      { name: 'Club sandwich', price: '17.99' },
      { name: 'Iced tea', price: '4.50' },
    ],
  })
})

test('a dash behind a figure tells a count where more than one row has it, and else belongs to the name', () => {
  const schema = { items: [{ quantity: '', name: '', price: '' }] }
  const first = { text: '3-Cheese Mac|12.99', starts: 'paragraph' as const }
  expect(filled(schema, first, 'Lemonade|9.50')).toEqual({
    items: [
      { quantity: '', name: '3-Cheese Mac', price: '12.99' },
      { quantity: '', name: 'Lemonade', price: '9.50' },
    ],
  })
  expect(filled(schema, first, '2-Lemonade|7.50', 'I-Onion rings|2.00')).toEqual({
    items: [
      { quantity: '3', name: 'Cheese Mac', price: '12.99' },
      { quantity: '2', name: 'Lemonade', price: '7.50' },
      { quantity: '', name: 'Onion rings', price: '2.00' },
    ],
  })
})

test('where no total is read, three prices below each other are a list, and two are none', () => {
  const parsed = parseSchema({ items: [{ name: '', price: '' }] })
  if (!parsed.ok) throw new Error(parsed.error.code)
  const told = (...rows: string[]) =>
    JSON.parse(
      extract({ ...pageOf(...shop, '', ...rows, '', 'Tell us'), kind: 'receipt' }, parsed.value).content,
    ) as unknown
  const rows = ['Bleu burger|10.69', 'Mushrooms|1.39', 'Stout|7.79']
  const items = [
    { name: 'Bleu burger', price: '10.69' },
    { name: 'Mushrooms', price: '1.39' },
    { name: 'Stout', price: '7.79' },
  ]
  expect(told(...rows)).toEqual({ items })
  expect(told(...rows.slice(1))).toEqual({ items: [] })
})
