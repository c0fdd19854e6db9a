import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'
import { pageOf, type LineSketch } from '../../../../test/support/page-builder.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'

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

const asked = { items: [{ name: '', quantity: '', unitPrice: '', total: '' }] }

test('how many at how much may stand in a line below the name, which has the sum', () => {
  const items = [
    { text: 'Milk', starts: 'paragraph' as const },
    '2 * 3.50|=7.00',
    'Cheese',
    '0.436 kg x 35.53/kg|15.49 B',
  ]
  expect(filled(asked, ...items)).toEqual({
    items: [
      { name: 'Milk', quantity: '2', unitPrice: '3.50', total: '7.00' },
      { name: 'Cheese', quantity: '0.436', unitPrice: '35.53', total: '15.49' },
    ],
  })
})

test('a line that counts belongs to the item whose sum it comes to, above it or below', () => {
  const items = [
    { text: 'Milk|7.00', starts: 'paragraph' as const },
    '2 x 3.50',
    '3 x 5.00',
    'Cheese|15.00',
    'Tea|0.49',
  ]
  expect(filled(asked, ...items)).toEqual({
    items: [
      { name: 'Milk', quantity: '2', unitPrice: '3.50', total: '7.00' },
      { name: 'Cheese', quantity: '3', unitPrice: '5.00', total: '15.00' },
      { name: 'Tea', quantity: '', unitPrice: '', total: '0.49' },
    ],
  })
})

test('between the name and the sum stands how many, or at how much', () => {
  const items = [
    { text: 'Milk|2|7.00', starts: 'paragraph' as const },
    '3 x 5.00 Cheese|15.00',
    '2 x Tea|à 0.25|0.50C',
  ]
  expect(filled(asked, ...items)).toEqual({
    items: [
      { name: 'Milk', quantity: '2', unitPrice: '', total: '7.00' },
      { name: 'Cheese', quantity: '3', unitPrice: '5.00', total: '15.00' },
      { name: 'Tea', quantity: '2', unitPrice: '0.25', total: '0.50' },
    ],
  })
})

test('on a slip without cents a figure is a sum where it ends where the other sums end', () => {
  const at = (name: string, sum: string, x: number): LineSketch[] => [
    { text: name, x: 50, height: 20 },
    { text: sum, x, height: 20 },
  ]
  const rows = [
    at('お会計票', 'No. 12', 500),
    at('生ビール', '3,480', 470),
    at('枝豆', '760', 493),
    at('合計', '4,240', 470),
  ]
  const lines = rows.flatMap((row, i) => row.map((line) => ({ ...line, y: 50 + 30 * i })))
  const parsed = parseSchema({ items: [{ name: '', total: '' }] })
  if (!parsed.ok) throw new Error(parsed.error.code)
  const { content } = extract({ ...pageOf(...lines), kind: 'receipt' }, parsed.value)
  expect(JSON.parse(content)).toEqual({
    items: [
      { name: '生ビール', total: '3,480' },
      { name: '枝豆', total: '760' },
    ],
  })
})

test('a row whose sum the rows above come to ends a list, however it is called, and what is taken off counts less', () => {
  const rows = [
    ['New floor', '£1,840.00'],
    ['Plastering', '£965.00'],
    ['Less excess', '— £250.00'],
    ['Zwiebelgang', '£2,555.00'],
    ['Quorbel', '£40.00'],
  ]
  const lines = rows.flatMap(([label = '', sum = ''], i) => [
    { text: label, x: 60, y: 60 + 40 * i },
    { text: sum, x: 620, y: 60 + 40 * i },
  ])
  expect(valuesOf({ items: [{ work: '', cost: '' }] }, ...lines)).toEqual({
    items: [
      { work: 'New floor', cost: '1,840.00' },
      { work: 'Plastering', cost: '965.00' },
    ],
  })
})
