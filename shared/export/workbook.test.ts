// Workbooks, checked by reading them with another library.
import { strFromU8, unzipSync } from 'fflate'
import { readSheet, default as readWorkbook } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import type { ExportRecord, RowFacts } from './exported.ts'
import { escapeXml, unescapeXml } from './sheet-xml.ts'
import { buildTables } from './tables.ts'
import { buildWorkbookTables } from './workbook-tables.ts'
import { sheetNames, writeWorkbook } from './workbook.ts'
import { xlsx } from './xlsx.ts'

const schema = '{"shop":"","day":"","total":"","items":[{"name":"","price":""}],"paid":[{"by":""}]}'

function receipt(id: string, content: object, facts: Partial<RowFacts> = {}): ExportRecord {
  return {
    id,
    filename: `${id} ü.png`,
    content: JSON.stringify(content),
    format: 'json',
    operation: 'json',
    timestamp: 0,
    payload: '',
    row: {
      schema,
      confidence: 0.934,
      isLookedAt: false,
      needsReview: false,
      currency: '',
      image: `${id}%20%C3%BC.png`,
      dates: new Map(),
      settings: {},
      ...facts,
    },
  }
}

const review = ['currency', 'review status', 'note']

const one = receipt(
  'rec_1',
  { shop: 'Ada', day: '14.03.2026', total: '1.234,50 €', items: [{ name: 'Tea', price: '1,234' }], paid: [] },
  { dates: new Map([['day', '2026-03-14']]), isLookedAt: true },
)
const two = receipt('rec_2', {
  shop: '=1+1',
  day: '03/04/2026',
  total: '213,00',
  items: [
    { name: 'Ink', price: '13,00' },
    { name: '007', price: '200,00' },
  ],
  paid: [{ by: 'card' }],
})

function fileIn(bytes: Uint8Array, name: string): string {
  return strFromU8(unzipSync(bytes)[name] ?? new Uint8Array())
}

it('has a row for each document with real numbers, and each list in a sheet of its own', async () => {
  const book = await readWorkbook(Buffer.from(writeWorkbook(buildTables([one, two], { schema }))))
  expect(book).toEqual([
    {
      sheet: 'Documents',
      data: [
        ['shop', 'day', 'total', 'confidence', 'looked at', 'image', 'record', ...review],
        [
          ...['Ada', new Date(Date.UTC(2026, 2, 14)), 1234.5, 0.93, 'yes', 'rec_1 ü.png', 'rec_1'],
          null,
          'reviewed',
          null,
        ],
        [...['=1+1', '03/04/2026', 213, 0.93, 'no', 'rec_2 ü.png', 'rec_2'], null, 'no doubts', null],
      ],
    },
    {
      sheet: 'items',
      data: [
        ['name', 'price', 'image', 'record'],
        // the total of its document shows that the comma is the decimal mark
        ['Tea', 1.234, 'rec_1 ü.png', 'rec_1'],
        ['Ink', 13, 'rec_2 ü.png', 'rec_2'],
        ['007', 200, 'rec_2 ü.png', 'rec_2'],
      ],
    },
    {
      sheet: 'paid',
      data: [
        ['by', 'image', 'record'],
        ['card', 'rec_2 ü.png', 'rec_2'],
      ],
    },
  ])
})

it('shows amounts with their currency sign, dates as dates, and links to the image', () => {
  const bytes = writeWorkbook(buildTables([one, two]))
  const styles = fileIn(bytes, 'xl/styles.xml')
  for (const format of ['yyyy-mm-dd', '#,##0.00&quot; €&quot;', '0%'])
    expect(styles).toContain(`formatCode="${format}"`)
  expect(fileIn(bytes, 'xl/worksheets/sheet1.xml')).toContain('<hyperlink ref="F2" r:id="rId1"/>')
  expect(fileIn(bytes, 'xl/worksheets/_rels/sheet1.xml.rels')).toContain(
    'Target="rec_1%20%C3%BC.png" TargetMode="External"',
  )
})

it('has a fixed header and a filter, with its elements in the order that the standard requires', () => {
  const bytes = writeWorkbook(buildTables([one, two]))
  const sheet = fileIn(bytes, 'xl/worksheets/sheet1.xml')
  const parts = [
    ...sheet.matchAll(/<(dimension|sheetViews|sheetFormatPr|cols|sheetData|autoFilter|hyperlinks)\b/g),
  ]
  expect(parts.map(([, name]) => name)).toEqual([
    'dimension',
    'sheetViews',
    'sheetFormatPr',
    'cols',
    'sheetData',
    'autoFilter',
    'hyperlinks',
  ])
  expect(sheet).toContain('<pane ySplit="1"')
  expect(sheet).toContain('<autoFilter ref="A1:J3"/>')
  expect(fileIn(bytes, 'xl/workbook.xml')).toContain("'Documents'!$A$1:$J$3</definedName>")
})

it('has the columns of its schema in their order, even without records', () => {
  const [documents, items] = buildTables([], { schema })
  expect(documents?.head).toEqual([
    ...['shop', 'day', 'total', 'confidence', 'looked at', 'image', 'record'],
    ...review,
  ])
  expect(items).toEqual({ name: 'items', head: ['name', 'price', 'image', 'record'], groups: [] })
  // Filled columns of another schema are kept.
  const older = { ...one, content: '{"place":"Bonn","shop":"Ada","gone":""}' }
  expect(buildTables([older], { schema })[0]?.head.slice(0, 4)).toEqual(['shop', 'day', 'total', 'place'])
})

it('puts the text of text records into one column', async () => {
  const facts = one.row && { row: { ...one.row, schema: null } }
  const text: ExportRecord = { ...one, ...facts, format: 'text', operation: 'text', content: 'a\r\nb' }
  expect(await readSheet(Buffer.from(xlsx.write([text], { rows: 'records' }) as Uint8Array))).toEqual([
    ['content', 'confidence', 'looked at', 'image', 'record'],
    ['a\nb', 0.93, 'yes', 'rec_1 ü.png', 'rec_1'],
  ])
})

it('escapes text that spreadsheets would decode', () => {
  expect(escapeXml('_x0041_<&"')).toBe('_x005F_x0041_&lt;&amp;&quot;')
  expect(unescapeXml(escapeXml('_x0041_<&"'))).toBe('_x0041_<&"')
})

it('has sheet names that Excel accepts, without duplicates', () => {
  const long = 'x'.repeat(40)
  const names = sheetNames([long, long, 'a/b', '', "'A b'"].map((name) => ({ name })))
  expect(names).toEqual(['x'.repeat(31), `${'x'.repeat(27)} 2`, 'a b', 'List', 'A b 2'])
})

it('prefers the declared kind of a field over the look of its text, in each row of a list as well', () => {
  const declared = receipt(
    'rec_3',
    { shop: '7', day: '12.05', total: '1,234', items: [{ name: 'Tea', price: '555 123' }] },
    { settings: { shop: { kind: 'text' }, total: { kind: 'amount' }, 'items[0].price': { kind: 'number' } } },
  )
  const [documents, items] = buildTables([declared], { schema })
  const first = documents?.groups[0]?.rows[0]?.map((cell) =>
    cell.kind === 'number' ? cell.value : cell.text,
  )
  expect(first?.slice(0, 3)).toEqual(['7', 12.05, 1234])
  expect(items?.groups[0]?.rows[0]?.[1]).toMatchObject({ kind: 'number', value: 555123 })
})

const plain = '{"company":"","date":"","total":"","currency":""}'
const shop = (id: string, date: string, total: string, currency: string, dates: [string, string][] = []) =>
  receipt(
    id,
    { company: 'UNIHAKKA', date, total, currency: '' },
    { schema: plain, currency, dates: new Map(dates), needsReview: id === 'b' },
  )

it('has totals by currency and month, a review status, and the currency beside a field of that name', async () => {
  const records = [
    shop('a', '14/03/2018', '8.20', 'MYR', [['date', '2018-03-14']]),
    shop('b', '15/04/2018', '0.10', 'MYR', [['date', '2018-04-15']]),
    shop('c', '', '5.00', '$'),
  ]
  const book = await readWorkbook(Buffer.from(writeWorkbook(buildWorkbookTables(records))))
  expect(book[0]?.data.map((row) => row.slice(-3))).toEqual([
    ['currency of document', 'review status', 'note'],
    ['MYR', 'no doubts', null],
    ['MYR', 'to review', null],
    ['$', 'no doubts', null],
  ])
  expect(book[1]).toEqual({
    sheet: 'Totals',
    data: [
      ['totals of', 'currency', 'month', 'documents', 'sum of total'],
      ['$, all', '$', 'all', 1, 5],
      ['$, no date', '$', null, 1, 5],
      ['MYR, all', 'MYR', 'all', 2, 8.3],
      ['MYR, 2018-03', 'MYR', '2018-03', 1, 8.2],
      ['MYR, 2018-04', 'MYR', '2018-04', 1, 0.1],
    ],
  })
})

it('decides a date that can be read in two ways by the other documents of the sender, and notes that', async () => {
  const decided = [
    shop('a', '14/03/2018', '1.00', 'MYR'),
    shop('b', '11/01/2019', '1.00', 'MYR'),
    shop('c', '5/3/18', '1.00', 'MYR'),
  ]
  const dayOfMonth = (y: number, m: number, d: number) => new Date(Date.UTC(y, m - 1, d))
  const [documents] = await readWorkbook(Buffer.from(writeWorkbook(buildTables(decided))))
  const note = 'date: day and month as in other documents of the sender'
  expect(documents?.data.slice(1).map((row) => [row[1], row.at(-1)])).toEqual([
    ['14/03/2018', null],
    [dayOfMonth(2019, 1, 11), note],
    [dayOfMonth(2018, 3, 5), note],
  ])
  const disagreeing = [...decided, shop('d', '03/14/2018', '1.00', 'MYR')]
  const [other] = await readWorkbook(Buffer.from(writeWorkbook(buildTables(disagreeing))))
  expect(other?.data[2]?.[1]).toBe('11/01/2019')
})
