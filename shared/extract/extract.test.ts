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

test('several values of an array make each other no less sure', () => {
  const lines = ['12/03/2026 14:14:13', 'Table 4', '12/03/2026 15:14:22'].map((text) => ({
    text,
    confidence: 0.8,
  }))
  expect(contentOf({ times: [''] }, 'CORNER SHOP LTD', ...lines)).toEqual({ times: ['14:14:13', '15:14:22'] })
})

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

test('a found field carries its raw text and its place, and is less sure where it was read badly', () => {
  const told = (confidence: number) =>
    read({ total: '', fax: '', date: '' }, { text: 'Total: ¥12.50', confidence }, 'Date: soon').fields
  const [doubted, sure] = [told(0.6), told(0.95)].map(([total]) => total?.confidence ?? 0)
  expect(doubted).toBeLessThan(0.9)
  expect(sure).toBeGreaterThan(0.9)
  expect(told(0.6)).toMatchObject([
    {
      path: 'total',
      value: '12.50',
      raw: '¥12.50',
      box: { x0: 116, y0: 50, x1: 176, y1: 70 },
      confidence: doubted,
      reason: null,
    },
    { path: 'fax', value: '', raw: '', box: null, confidence: null, reason: 'noLabel' },
    { path: 'date', value: '', raw: '', box: null, confidence: null, reason: 'noValue' },
  ])
})

test('a name that was hardly readable is left out, and says that it was not sure enough', () => {
  const lines = (confidence: number): Sketches => [{ text: 'CORNER SHOP LTD', confidence }]
  const [sure] = read({ company: '' }, ...lines(0.95)).fields
  const [doubtful] = read({ company: '' }, ...lines(0.3)).fields
  expect(sure).toMatchObject({ value: 'CORNER SHOP LTD', reason: null })
  expect(doubtful).toMatchObject({ value: '', reason: 'belowThreshold' })
  expect(doubtful?.alternatives).toMatchObject([{ value: 'CORNER SHOP LTD' }])
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
  ['Total RM 49. 40', '49.40'],
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

test('heads may take several lines, names may be wrapped, and what follows the items is none', () => {
  const at = (text: string, column: number, y: number): LineSketch => ({ text, x: 50 + column * 250, y })
  const lines: Sketches = [
    ...[at('Description', 0, 50), at('Quantity', 1, 50), at('Line', 2, 50), at('total', 2, 74)],
    ...[at('Green tea', 0, 110), at('20 pcs', 1, 110), at('10.00', 2, 110)],
    at('A4', 0, 134),
    ...[at('Milk', 0, 170), at('1 pcs', 1, 170), at('3.00', 2, 170)],
    at('Delivered in a box that you may keep for a year', 0, 194),
    ...[at('Subtotal', 0, 230), at('13.00', 2, 230)],
  ]
  expect(contentOf({ lines: [{ name: '', quantity: '', total: '' }] }, ...lines)).toEqual({
    lines: [
      { name: 'Green tea A4', quantity: '20 pcs', total: '10.00' },
      { name: 'Milk', quantity: '1 pcs', total: '3.00' },
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
  expect(contentOf({ address: '' }, ...lines.slice(0, 3))).toEqual({ address: '5 High Street' })
  expect(contentOf({ address: '' }, ...lines.slice(0, 2))).toEqual({ address: '' })
})

test('of two parties each has its name, number and address below its own heading', () => {
  const lines: Sketches = [
    { text: 'Supplier', x: 50, y: 50 },
    { text: 'Bill to', x: 550, y: 50 },
    { text: 'Blue Paper Ltd', x: 50, y: 80 },
    { text: 'Anna Brandt', x: 550, y: 80 },
    { text: '5 High Street', x: 50, y: 110 },
    { text: '9 Mill Road', x: 550, y: 110 },
    { text: '81100 Newtown', x: 50, y: 140 },
    { text: '90210 Oldtown', x: 550, y: 140 },
    { text: 'VAT No: GB 123 4567 89', x: 50, y: 170 },
    { text: 'VAT No: DE136695976', x: 550, y: 170 },
  ]
  const party = { name: '', address: '', vatNumber: '' }
  expect(contentOf({ seller: party, buyer: party }, ...lines)).toEqual({
    seller: { name: 'Blue Paper Ltd', address: '5 High Street 81100 Newtown', vatNumber: 'GB 123 4567 89' },
    buyer: { name: 'Anna Brandt', address: '9 Mill Road 90210 Oldtown', vatNumber: 'DE136695976' },
  })
})

test('labels that were misread are still labels', () => {
  expect(contentOf({ invoiceNo: '', subtotal: '' }, 'lnvoice N0: A-17', 'Subtotai 12.00')).toMatchObject({
    subtotal: '12.00',
  })
  expect(contentOf({ expiryDate: '' }, 'Explry datc: 31/05/2024')).toEqual({ expiryDate: '31/05/2024' })
})

test.each([
  [
    'de',
    ['Rechnungsnr.: R-7', 'Rechnungsdatum: 3. März 2024', 'Gesamtbetrag 1.234,56 EUR'],
    'R-7',
    '3. März 2024',
    '1.234,56',
  ],
  [
    'fr',
    ['Facture n° F12', 'Date de facture : 1er avril 2024', 'Total TTC 99,90 €'],
    'F12',
    '1er avril 2024',
    '99,90',
  ],
  [
    'es',
    ['Nº factura: 88', 'Fecha: 5 de mayo de 2024', 'Total a pagar 10,00 €'],
    '88',
    '5 de mayo de 2024',
    '10,00',
  ],
  [
    'nl',
    ['Factuurnummer: 2024-1', 'Factuurdatum: 29 maart 2024', 'Te betalen € 4,50'],
    '2024-1',
    '29 maart 2024',
    '4,50',
  ],
  [
    'pl',
    ['Faktura VAT nr: FV/1/24', 'Data wystawienia: 2024-05-31', 'Do zapłaty: 12,00 zł'],
    'FV/1/24',
    '2024-05-31',
    '12,00',
  ],
  ['ru', ['Счет № 15', 'Дата: 3 мая 2024 г.', 'Итого: 500,00'], '15', '3 мая 2024 г.', '500,00'],
  [
    'ja',
    ['請求書番号：A-1', '発行日：令和6年5月31日', '合計金額：¥12,000'],
    'A-1',
    '令和6年5月31日',
    '12,000',
  ],
  [
    'ko',
    ['계산서번호: 7-1', '발행일: 2024년 5월 31일', '합계금액: 12,000원'],
    '7-1',
    '2024년 5월 31일',
    '12,000',
  ],
  ['vi', ['Số hóa đơn: 0042', 'Ngày: 31/05/2024', 'Tổng cộng: 12.000 đ'], '0042', '31/05/2024', '12.000'],
] as const)('an invoice in %s is read by English names', (_language, lines, invoiceNumber, date, total) => {
  expect(contentOf({ invoice_number: '', date: '', total: '' }, ...lines)).toEqual({
    invoice_number: invoiceNumber,
    date,
    total,
  })
})

test('what is paid less the change is the total, and a rounded sum comes before the unrounded', () => {
  const lines: Sketches = [
    'Total | 8.11',
    'Rounding | -0.01',
    'Total rounded | 8.10',
    'Cash | 50.00',
    'Change | 41.90',
  ]
  expect(contentOf({ total: '' }, ...lines)).toEqual({ total: '8.10' })
})

test('the box of a form holds its value below a label that is explained at length', () => {
  const lines: Sketches = [
    '1 Name of the applicant (as shown on your passport). Name is required on this line.',
    'Lucy Striker',
    '2 Country of citizenship | 3 Date of birth (MM-DD-YYYY) (see instructions)',
    { text: 'Chile', x: 50, y: 150 },
    { text: '07-11-1994', x: 550, y: 150 },
  ]
  const schema = { nameOfApplicant: '', citizenship: '', dateOfBirth: '' }
  expect(contentOf(schema, ...lines)).toEqual({
    nameOfApplicant: 'Lucy Striker',
    citizenship: 'Chile',
    dateOfBirth: '07-11-1994',
  })
})

test('a box is ticked or empty, however it was read', () => {
  expect(contentOf({ online: '', live: '' }, 'Online: [x] | Live: [ ]')).toEqual({ online: '☑', live: '☐' })
})

test('a misread legal form is mended, and its raw text stays', () => {
  const { fields } = read({ company: '' }, 'CORNER SHOP SDN 8HD', '5 High Street,', '81100 Newtown')
  expect(fields[0]).toMatchObject({ value: 'CORNER SHOP SDN BHD', raw: 'CORNER SHOP SDN 8HD' })
})

test('a date without a word before it is the date of the document', () => {
  expect(contentOf({ date: '' }, 'CORNER SHOP', '31/05/2024 10:15')).toEqual({ date: '31/05/2024' })
  expect(contentOf({ date: '' }, 'CORNER SHOP', 'Our offers last until 31/05/2024')).toEqual({ date: '' })
})

test('the keys keep their order, whatever they are', () => {
  expect(read('{"2":"","1":"","prototype":{"total":""}}', 'Total: 5.00').content).toBe(
    '{"2":"","1":"","prototype":{"total":"5.00"}}',
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
        // a value may go on in the next line, and no word of it is of anywhere else
        for (const word of raw.match(/\p{Script=Han}+|[a-z]+|\d+/giu) ?? [])
          expect(texts.map(glued).join('')).toContain(word)
        if (value !== '') expect(confidence).toBeLessThanOrEqual(1)
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
