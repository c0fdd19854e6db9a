import { strFromU8, unzipSync } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExportRecord } from './exported.ts'
import { exportFormatNames, exportFormats, isWritten } from './formats.ts'
import { fillTemplate } from './name-template.ts'
import { exportEach, exportRecords, resultFile } from './write-export.ts'
import { columnName, columnNumber } from './sheet-xml.ts'

function record(fields: Partial<ExportRecord> = {}): ExportRecord {
  return {
    id: 'r1',
    filename: 'scan.png',
    content: 'one\ntwo',
    format: 'text',
    operation: 'text',
    timestamp: Date.UTC(2026, 0, 2, 3, 4, 5),
    payload: 'http://127.0.0.1/api/text-recognition',
    ...fields,
  }
}

function fields(content: string, filename = 'a.png'): ExportRecord {
  return record({ filename, content, format: 'json', operation: 'json' })
}

function csvOf(...records: ExportRecord[]): string[] {
  const { content } = exportRecords(records, { format: 'csv', rows: 'items' })
  expect(content.startsWith('\ufeff')).toBe(true)
  return content.slice(1).split('\r\n').slice(0, -1)
}

/** Parses CSV by RFC 4180. */
function parseCsv(content: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of content
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

test('every format has a writer, an extension of its own and a media type', () => {
  expect(new Set(Object.values(exportFormats).map(({ extension }) => extension)).size).toBe(
    exportFormatNames.length,
  )
  for (const { mediaType } of Object.values(exportFormats)) expect(mediaType).toMatch(/^\w+\/[\w.-]+$/)
  for (const format of exportFormatNames.filter(isWritten))
    expect(exportRecords([], { format }).mediaType).toContain(exportFormats[format].mediaType)
})

test('one record is saved under its own name, several under one for all', () => {
  expect(exportRecords([record()], { format: 'markdown' }).filename).toBe('scan.md')
  expect(exportRecords([record({ filename: '发票 1.2024.jpeg' })], { format: 'text' }).filename).toBe(
    '发票 1.2024.txt',
  )
  expect(exportRecords([record({ filename: '../a:b?.png' })], { format: 'json' }).filename).toBe('_a_b_.json')
  expect(exportRecords([record({ filename: '...' })], { format: 'json' }).filename).toBe('fovea-export.json')
  expect(exportRecords([record(), record()], { format: 'csv' }).filename).toBe('fovea-export.csv')
})

test('JSON and JSON Lines hold the records as the service answers them', () => {
  const { operation: _, ...expected } = record()
  expect(JSON.parse(exportRecords([record()], { format: 'json' }).content)).toEqual([expected])
  const lines = exportRecords([record(), record({ id: 'r2' })], { format: 'jsonl' }).content.split('\n')
  expect(lines.map((line) => line && (JSON.parse(line) as { id: string }).id)).toEqual(['r1', 'r2', ''])
  expect(exportRecords([], { format: 'json' }).content).toBe('[]\n')
  expect(exportRecords([], { format: 'jsonl' }).content).toBe('')
})

test('text is the content alone; several records have their names as headings', () => {
  expect(exportRecords([record()], { format: 'text' }).content).toBe('one\ntwo\n')
  expect(exportRecords([record({ content: '' })], { format: 'text' }).content).toBe('')
  expect(exportRecords([record(), record({ filename: 'b', content: 'x' })], { format: 'text' }).content).toBe(
    'scan.png\n========\n\none\ntwo\n\nb\n=\n\nx\n',
  )
})

test('Markdown keeps Markdown, keeps the lines of text, and fences fields', () => {
  const kept = record({ format: 'markdown', operation: 'markdown', content: '# T\n\n- a\n' })
  expect(exportRecords([kept], { format: 'markdown' }).content).toBe('# T\n\n- a\n')
  expect(exportRecords([record({ content: '# a\nb*\n\nc' })], { format: 'markdown' }).content).toBe(
    '\\# a\\\nb\\*\n\nc\n',
  )
  expect(exportRecords([fields('{"a":"```"}')], { format: 'markdown' }).content).toBe(
    '````json\n{"a":"```"}\n````\n',
  )
  expect(
    exportRecords([kept, record({ filename: 'a_b_*.png', content: '' })], { format: 'markdown' }).content,
  ).toBe('# scan.png\n\n# T\n\n- a\n\n# a_b\\_\\*.png\n')
})

test('a record is one row of the table, quoted where it must be', () => {
  expect(csvOf(record(), record({ content: 'say "hi", 你好' }))).toEqual([
    'filename,timestamp,operation,content',
    'scan.png,2026-01-02T03:04:05.000Z,text,"one\ntwo"',
    'scan.png,2026-01-02T03:04:05.000Z,text,"say ""hi"", 你好"',
  ])
  expect(csvOf()).toEqual(['filename,timestamp,operation,content'])
})

test('fields are columns in the order in which they first appear, and no content column is left empty', () => {
  expect(csvOf(fields('{"2":"b","1":"a"}'), fields('{"x":{"y":"c"},"2":"d"}'))).toEqual([
    'filename,timestamp,operation,"[""2""]","[""1""]",x.y',
    'a.png,2026-01-02T03:04:05.000Z,json,b,a,',
    'a.png,2026-01-02T03:04:05.000Z,json,d,,c',
  ])
  expect(csvOf(record(), fields('{"content":"c","id":"i"}'))).toEqual([
    'filename,timestamp,operation,content,content.content,id',
    'scan.png,2026-01-02T03:04:05.000Z,text,"one\ntwo",,',
    'a.png,2026-01-02T03:04:05.000Z,json,,c,i',
  ])
})

test('the columns of the schema of most records come first', () => {
  const facts = {
    settings: {},
    confidence: 1,
    isLookedAt: false,
    needsReview: false,
    currency: '',
    image: null,
  }
  const row = (schema: string) => ({ ...facts, schema, dates: new Map<string, string>() })
  const form = { ...fields('{"question":"a"}'), row: row('{"question":""}') }
  const receipt = { ...fields('{"shop":"b"}'), row: row('{"shop":""}') }
  const { content } = exportRecords([form, receipt, receipt], { format: 'csv', rows: 'records' })
  expect(parseCsv(content)[0]?.slice(0, 2)).toEqual(['shop', 'question'])
})

test('no two columns share a name, whatever the fields are called', () => {
  expect(csvOf(fields('{"filename":"f","content":{"filename":"g"}}'))).toEqual([
    'filename,timestamp,operation,content.content.filename,content.filename',
    'a.png,2026-01-02T03:04:05.000Z,json,f,g',
  ])
})

test('fields are fenced in Markdown, however many backticks they contain', () => {
  const { content } = exportRecords([fields(JSON.stringify({ a: '` '.repeat(200_000) }))], {
    format: 'markdown',
  })
  expect(content.startsWith('```json\n')).toBe(true)
})

test('an array of objects gives a row for each element, with the other cells repeated', () => {
  const content = '{"no":"7","items":[{"name":"tea","tags":["a","b"]},{"name":"milk","tags":[]}],"empty":[]}'
  expect(csvOf(fields(content)).map((line) => line.split(',').slice(3))).toEqual([
    ['no', 'items.name', 'items.tags', 'empty'],
    ['7', 'tea', 'a; b', ''],
    ['7', 'milk', '', ''],
  ])
})

test('an array that is empty in one record has the columns that it has in another', () => {
  const head = csvOf(fields('{"items":[],"no":"1"}'), fields('{"items":[{"name":"tea"}],"no":"2"}'))[0]
  expect(head).toBe('filename,timestamp,operation,no,items.name')
  expect(csvOf(fields('{"a":"x"}'), fields('{"a":{"b":"y"}}'))[0]).toBe('filename,timestamp,operation,a,a.b')
})

test.each([
  ['=1+2', "'=1+2"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['@cmd', "'@cmd"],
  ['-2+3', "'-2+3"],
  ['\tx', "'\tx"],
  [' =x', "' =x"],
  ['＝1', "'＝1"],
  ['-12.50', '-12.50'],
  ['+3', '+3'],
  ['-1,234.5', '"-1,234.5"'],
  ['-5%', '-5%'],
  ['a=b', 'a=b'],
  ['a;=1+1', "a;'=1+1"],
  ['a; @cmd;b', "a;' @cmd;b"],
  ['a\t=1+1', "a\t'=1+1"],
  ['a\n=1+1', `"a\n'=1+1"`],
  ['a\r-1+1', `"a\r'-1+1"`],
  ['a;"=1+1"', `"a;'""=1+1"""`],
  ['\u22121+1', "'\u22121+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['a;\u2060\ufe66SUM(A1)', "a;'\u2060\ufe66SUM(A1)"],
  ["a\n- cmd|' /C calc'!A0", `"a\n'- cmd|' /C calc'!A0"`],
  ['\u221212.50', '\u221212.50'],
  ['\0\u001b[31mred\u0007\u009b1m', '[31mred1m'],
  ['\u0001=1+1', "'=1+1"],
  ['a; -12.50; +3', 'a; -12.50; +3'],
  ['# Tea\n- green, 2\n  - black\n---', '"# Tea\n- green, 2\n  - black\n---"'],
])('the cell %j is written as %j', (cell, written) => {
  expect(csvOf(record({ content: cell }))[1]?.split(',text,')[1]).toBe(written)
})

test('a reader of RFC 4180 gets any cells back, and no spreadsheet begins a cell with a formula', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '"', ',', ';', '\t', '\r', '\n', '=', '@', '-', '−', '1', '好', ' ', '\u200b'),
    maxLength: 12,
  })
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (contents) => {
      const { content } = exportRecords(
        contents.map((each) => record({ content: each })),
        { format: 'csv', rows: 'items' },
      )
      const written = parseCsv(content).slice(1)
      expect(written.map((row) => row.at(-1)!.replaceAll("'", ''))).toEqual(contents)
      const first = /^[\s\u200b"]*[=@]/
      for (const row of written) expect(row.at(-1)).not.toMatch(first)
      // Spreadsheets that split at other characters and ignore quotes.
      for (const part of content.split(/[;\t\r\n]/)) expect(part).not.toMatch(first)
    }),
    { numRuns: 2000 },
  )
})

function unzipped(content: string): Record<string, string> {
  const files = unzipSync(new Uint8Array(Buffer.from(content, 'base64')))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test('a workbook holds text as text, plain numbers as numbers, and no character that XML forbids', () => {
  const content = JSON.stringify({ total: '12.50', code: '007', name: '=1+1 <b> & \u0001\ud800' })
  const { content: bytes, encoding } = exportRecords([fields(content)], { format: 'xlsx' })
  expect(encoding).toBe('base64')
  const sheet = unzipped(bytes)['xl/worksheets/sheet1.xml']!
  expect(sheet).toContain('<v>12.5</v>')
  expect(sheet).toContain('>007</t>')
  expect(sheet).toContain('>=1+1 &lt;b&gt; &amp; \ufffd</t>')
  expect(sheet).not.toContain('<f>')
})

test('columns are named as a spreadsheet names them', () => {
  const names = ['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(names)
  expect(names.map(columnNumber)).toEqual([0, 25, 26, 51, 52, 701, 702])
})

test('a table has a row for each element of a list, or a row for each record', () => {
  const content = JSON.stringify({ shop: 'Ada', items: [{ name: 'tea' }, { name: 'ink' }] })
  const rows = (kind: 'items' | 'records') =>
    parseCsv(exportRecords([fields(content)], { format: 'csv', rows: kind }).content)
  expect(rows('items')).toHaveLength(3)
  expect(rows('records')).toEqual([
    ['shop', 'items', 'confidence', 'looked at', 'image', 'record', 'currency', 'review status', 'note'],
    ['Ada', 'name: tea; name: ink', '', '', 'a.png', 'r1', '', '', ''],
  ])
  expect(exportRecords([fields(content)], { format: 'csv' }).content.split('\r\n')).toHaveLength(3)
})

test('files are named by a template, with the values of fields in it, and never leave their folder', () => {
  const receipt = fields('{"shop":"A/B","sum":{"total":"9"}}', 'scan.png')
  expect(fillTemplate('{date} {field:shop} {field:sum.total} {n}', receipt, 4)).toBe('2026-01-02 A_B 9 005')
  expect(fillTemplate('{name}{nothing}', receipt, 0)).toBe('scan{nothing}')
  expect(fillTemplate('../../{field:none}', receipt, 0)).toBe('_.._')
})

test('an archive with a file for each record keeps two of one name apart and can add the images', () => {
  const image = { name: 'scan.PNG', bytes: new Uint8Array([1, 2]) }
  const { content, filename } = exportEach([record(), record({ id: 'r2' })], [image, null], {
    format: 'markdown',
  })
  expect(filename).toBe('fovea-export.zip')
  const files = unzipped(content)
  expect(Object.keys(files).toSorted()).toEqual(['images/scan.png', 'scan (2).md', 'scan.md'])
  expect(files['scan.md']).toMatch(/^!\[\]\(<images\/scan.png>\)/)
})

test('a result file next to its image has the fields alone as JSON; other formats equal the export of one record', () => {
  expect(resultFile(fields('{"a":"1"}'), 'json')).toBe('{"a":"1"}\n')
  expect(JSON.parse(String(resultFile(record(), 'json')))).toMatchObject({ id: 'r1', content: 'one\ntwo' })
  expect(resultFile(record(), 'text')).toBe(exportRecords([record()], { format: 'text' }).content)
})

test('no file of text contains a character that a terminal acts on', () => {
  const hostile = record({ content: 'a\u001b[2Jb\0c\td\n\fe' })
  for (const format of ['text', 'markdown', 'csv', 'json', 'jsonl'] as const) {
    const written = [resultFile(hostile, format), exportRecords([hostile], { format }).content].join('')
    // eslint-disable-next-line no-control-regex -- these are what is looked for
    expect([format, /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/.test(written)]).toEqual([format, false])
  }
  expect(resultFile(hostile, 'text')).toBe('a[2Jbc\td\n\fe\n')
})
