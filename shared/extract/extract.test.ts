import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOf, type LineSketch } from '../../test/support/page-builder.ts'
import { parseSchema } from '../schema/parse.ts'
import { extract } from './extract.ts'

type Sketches = (string | LineSketch)[]

function read(schema: unknown, ...lines: Sketches) {
  const parsed = parseSchema(schema)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return extract(pageOf(...lines), parsed.value)
}

function contentOf(schema: unknown, ...lines: Sketches): unknown {
  return JSON.parse(read(schema, ...lines).content)
}

const receipt: Sketches = [
  'CORNER SHOP LTD',
  'Tel: 010-1234 5678',
  'Invoice No: INV-0042 Date: 31/05/2024',
  '2 x Tea | 5.00 | 10.00',
  'Subtotal | 10.00',
  'Total GST: 0.60',
  'TOTAL | RM | 10.60',
  'Thank you for the total trust',
]

test('labels and values of a receipt are linked, and its company is known by its legal form', () => {
  const schema = { total: '', date: '', invoiceNo: '', phone: '', company: '', subtotal: '' }
  expect(contentOf(schema, ...receipt)).toEqual({
    total: '10.60',
    date: '31/05/2024',
    invoiceNo: 'INV-0042',
    phone: '010-1234 5678',
    company: 'CORNER SHOP LTD',
    subtotal: '10.00',
  })
})

test('a found field carries its raw text, its place, and the lower of the two confidences', () => {
  const { fields } = read(
    { total: '', fax: '', date: '' },
    { text: 'Total: ¥12.50', confidence: 0.6 },
    'Date: soon',
  )
  expect(fields).toMatchObject([
    {
      path: 'total',
      value: '12.50',
      raw: '¥12.50',
      box: { x0: 116, y0: 50, x1: 176, y1: 70 },
      confidence: 0.6,
      reason: null,
    },
    { path: 'fax', value: '', raw: '', box: null, confidence: null, reason: 'noLabel' },
    { path: 'date', value: '', raw: '', box: null, confidence: null, reason: 'noValue' },
  ])
})

test('a Chinese invoice is read by Chinese and by English field names', () => {
  const lines: Sketches = [
    '发 票 号 码 ： 12345678 | 开票日期 ： 2024 年 5 月 31 日',
    '姓 名 | 张 三',
    '地址：北京市 朝阳区',
    '价税合计 | ¥1,060.00',
  ]
  expect(contentOf({ 发票号码: '', date: '', 姓名: '', address: '', total: '' }, ...lines)).toEqual({
    发票号码: '12345678',
    date: '2024年5月31日',
    姓名: '张三',
    address: '北京市朝阳区',
    total: '1,060.00',
  })
})

test('a value may stand right below its label, as in a head with columns', () => {
  const lines: Sketches = ['Date | Invoice no. | Total', '2024-05-31 | A-17 | 99.00']
  expect(contentOf({ total: '', invoice_number: '', date: '' }, ...lines)).toEqual({
    total: '99.00',
    invoice_number: 'A-17',
    date: '2024-05-31',
  })
})

test('label and value of one row are linked across two blocks of the recogniser', () => {
  const lines: Sketches = [
    'Total:',
    'Name:',
    { text: '12.50', x: 400, y: 52, starts: 'block' },
    { text: 'Ann', x: 400, y: 81 },
  ]
  expect(contentOf({ name: '', total: '' }, ...lines)).toEqual({ name: 'Ann', total: '12.50' })
})

test('what only looks like a label gives nothing', () => {
  const lines: Sketches = [
    'The total: is written below',
    'Sub Total: 5.00',
    'Date of birth: 1990-01-01',
    'Company policies are on the wall',
    'Name:',
    'Address:',
  ]
  expect(contentOf({ total: '', date: '', company: '', name: '' }, ...lines)).toEqual({
    total: '',
    date: '',
    company: '',
    name: '',
  })
})

test('of two totals the lower one is taken', () => {
  expect(contentOf({ total: '' }, 'Total 5.00', 'Total 7.00')).toEqual({ total: '7.00' })
})

test.each([
  ['Total (RM): 12.00', '12.00'],
  ['Total Sales (Inclusive of GST) 12.00', '12.00'],
  ['Total payable | RM | 12.00', '12.00'],
  ['Total Sales (Excluding GST) 12.00', ''],
  ['Total GST 12.00', ''],
  ['Total discount | 12.00', ''],
  ['Total | items | 3', ''],
  ['Total Includes 6% GST 12.00', ''],
  ['Total RM 49. 40', ''],
])('the total in %s is %j', (line, total) => {
  expect(contentOf({ total: '' }, line)).toEqual({ total })
})

test('a sum with its cents is surer than a whole number', () => {
  expect(contentOf({ total: '' }, 'Total 8280', 'Grand total = 92.80')).toEqual({ total: '92.80' })
  expect(contentOf({ total: '' }, 'Total 8280')).toEqual({ total: '8280' })
})

test("a field's own name on the page comes before its synonyms", () => {
  expect(contentOf({ total: '' }, 'Total: 5.00', 'Grand total: 6.00')).toEqual({ total: '5.00' })
  expect(contentOf({ grandTotal: '' }, 'Total: 5.00', 'Grand total: 6.00')).toEqual({ grandTotal: '6.00' })
})

test('one value serves one field', () => {
  expect(contentOf({ date: '', invoiceDate: '' }, 'Date: 2024-05-31')).toEqual({
    date: '2024-05-31',
    invoiceDate: '',
  })
})

test('names that two fields share are told apart by their parents, or left empty', () => {
  const schema = { seller: { name: '' }, buyer: { name: '' } }
  expect(contentOf(schema, 'Seller name: Ann', 'Buyer name: Bob')).toEqual({
    seller: { name: 'Ann' },
    buyer: { name: 'Bob' },
  })
  expect(contentOf(schema, 'Name: Ann')).toEqual({ seller: { name: '' }, buyer: { name: '' } })
})

test('a labelled list fills a plain array; a table stays empty', () => {
  const schema = { colours: [''], items: [{ name: '' }], sizes: [''] }
  const { content, fields } = read(schema, 'Colours: red, dark green; blue', 'Items', 'Name')
  expect(content).toBe('{"colours":["red","dark green","blue"],"items":[],"sizes":[]}')
  expect(fields.map(({ path, reason }) => `${path} ${String(reason)}`)).toEqual([
    'colours[0] null',
    'colours[1] null',
    'colours[2] null',
    'items noLabel',
    'sizes noLabel',
  ])
})

test('a table is read by its heads, in any order and language, up to its totals', () => {
  const rows = [
    ['Menge', 'Bezeichnung', 'Gesamt'],
    ['2', 'Tea', '10.00'],
    ['1', 'Milk', '3.00'],
    ['Summe', '', '13.00'],
  ]
  const lines: Sketches = rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => (text ? [{ text, x: 50 + column * 250, y: 50 + row * 30 }] : [])),
  )
  expect(contentOf({ lines: [{ name: '', total: '', quantity: '' }] }, ...lines)).toEqual({
    lines: [
      { name: 'Tea', total: '10.00', quantity: '2' },
      { name: 'Milk', total: '3.00', quantity: '1' },
    ],
  })
})

test('without heads, what has an amount beside it is an item, up to the totals', () => {
  const lines: Sketches = ['CORNER SHOP', 'Tea | 10.00', 'Milk | 3.00', 'Total | 13.00']
  const items = [
    { name: 'Tea', price: '10.00' },
    { name: 'Milk', price: '3.00' },
  ]
  expect(contentOf({ items: [{ name: '', price: '' }] }, ...lines)).toEqual({ items })
  expect(contentOf({ items: [{ name: '', price: '' }] }, ...lines.slice(0, 3))).toEqual({ items: [] })
})

test('the address is the lines below the company, up to what is none', () => {
  const lines: Sketches = [
    'CORNER SHOP LTD',
    '(12345-K)',
    '5 High Street,',
    '81100 Newtown',
    'Tel: 010-1234 5678',
  ]
  expect(contentOf({ address: '' }, ...lines)).toEqual({ address: '5 High Street, 81100 Newtown' })
  expect(contentOf({ address: '' }, ...lines.slice(0, 3))).toEqual({ address: '' })
})

test('a date without a word before it is the date of the document', () => {
  expect(contentOf({ date: '' }, 'CORNER SHOP', '31/05/2024 10:15')).toEqual({ date: '31/05/2024' })
  expect(contentOf({ date: '' }, 'CORNER SHOP', 'Until 31/05/2024')).toEqual({ date: '' })
})

test('the keys keep their order, whatever they are', () => {
  expect(read('{"2":"","1":"","__proto__":{"total":""}}', 'Total: 5.00').content).toBe(
    '{"2":"","1":"","__proto__":{"total":"5.00"}}',
  )
})

test('a blank page leaves the schema unfilled', () => {
  expect(read({ total: '', items: [{ a: '' }] }).content).toBe('{"total":"","items":[]}')
})

function glued(text: string): string {
  return text.replace(/[ |]/g, '')
}

test('every value is text of the page, and every value has a box and a confidence', () => {
  const word = fc.constantFrom(
    'Total',
    'total:',
    'Date',
    ':',
    '|',
    '12.50',
    '2024-05-31',
    '合计',
    '：',
    '¥5',
    'Sub',
    'No.',
    'x@y.zz',
  )
  const lines = fc.array(
    fc
      .array(word, { minLength: 1, maxLength: 6 })
      .map((words) => words.join(' '))
      .filter((t) => /[^| ]/.test(t)),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(lines, (texts) => {
      const { content, fields } = read({ total: '', date: '', 合计: '', email: '', no: [''] }, ...texts)
      expect(Object.keys(JSON.parse(content) as object)).toEqual(['total', 'date', '合计', 'email', 'no'])
      for (const { value, raw, box, confidence, reason } of fields) {
        expect(reason === null).toBe(value !== '')
        expect(box === null).toBe(value === '')
        expect(glued(raw)).toContain(glued(value))
        expect(texts.some((text) => glued(text).includes(glued(raw)))).toBe(texts.length > 0)
        if (value !== '') expect(confidence).toBeLessThanOrEqual(0.9)
      }
    }),
    { numRuns: 1000 },
  )
})

test('a full page and a schema of 2000 fields are borne, and every field is in the answer', () => {
  const schema = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`field${i} total`, '']))
  const lines = Array.from({ length: 120 }, (_, i) => `Line ${i} of a page | with words in it | ${i}.50`)
  const { content } = read(schema, ...lines)
  expect(Object.keys(JSON.parse(content) as object)).toEqual(Object.keys(schema))
})

test('a field name of any length and any characters is only looked for', () => {
  const names = ['no '.repeat(20_000), '('.repeat(1000), 'a'.repeat(50_000), '.*', '[', '合'.repeat(20_000)]
  const schema = Object.fromEntries(names.map((name) => [name, '']))
  expect(read(schema, 'No: 5', 'a: 6', '合: 7', '.*: 8').fields.map(({ value }) => value)).toEqual(
    names.map(() => ''),
  )
})
