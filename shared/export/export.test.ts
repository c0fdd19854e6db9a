import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExportRecord } from './exported.ts'
import { exportFormatNames } from './formats.ts'
import { exportRecords, writers } from './registry.ts'

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
  const { content } = exportRecords(records, 'csv')
  expect(content.startsWith('\ufeff')).toBe(true)
  return content.slice(1).split('\r\n').slice(0, -1)
}

/** What RFC 4180 says a reader sees. */
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
  expect(Object.keys(writers)).toEqual([...exportFormatNames])
  expect(new Set(Object.values(writers).map(({ extension }) => extension)).size).toBe(
    exportFormatNames.length,
  )
  for (const format of exportFormatNames)
    expect(exportRecords([], format).mediaType).toMatch(/^\w+\/[\w-]+; charset=utf-8$/)
})

test('one record is saved under its own name, several under one for all', () => {
  expect(exportRecords([record()], 'markdown').filename).toBe('scan.md')
  expect(exportRecords([record({ filename: '发票 1.2024.jpeg' })], 'text').filename).toBe('发票 1.2024.txt')
  expect(exportRecords([record({ filename: '../a:b?.png' })], 'json').filename).toBe('_a_b_.json')
  expect(exportRecords([record({ filename: '...' })], 'json').filename).toBe('fovea-export.json')
  expect(exportRecords([record(), record()], 'csv').filename).toBe('fovea-export.csv')
})

test('JSON and JSON Lines hold the records as the service answers them', () => {
  const { operation: _, ...expected } = record()
  expect(JSON.parse(exportRecords([record()], 'json').content)).toEqual([expected])
  const lines = exportRecords([record(), record({ id: 'r2' })], 'jsonl').content.split('\n')
  expect(lines.map((line) => line && (JSON.parse(line) as { id: string }).id)).toEqual(['r1', 'r2', ''])
  expect(exportRecords([], 'json').content).toBe('[]\n')
  expect(exportRecords([], 'jsonl').content).toBe('')
})

test('text is the content alone, and of several records each under its name', () => {
  expect(exportRecords([record()], 'text').content).toBe('one\ntwo\n')
  expect(exportRecords([record({ content: '' })], 'text').content).toBe('')
  expect(exportRecords([record(), record({ filename: 'b', content: 'x' })], 'text').content).toBe(
    'scan.png\n========\n\none\ntwo\n\nb\n=\n\nx\n',
  )
})

test('Markdown keeps Markdown, keeps the lines of text, and fences fields', () => {
  const kept = record({ format: 'markdown', operation: 'markdown', content: '# T\n\n- a\n' })
  expect(exportRecords([kept], 'markdown').content).toBe('# T\n\n- a\n')
  expect(exportRecords([record({ content: '# a\nb*\n\nc' })], 'markdown').content).toBe(
    '\\# a\\\nb\\*\n\nc\n',
  )
  expect(exportRecords([fields('{"a":"```"}')], 'markdown').content).toBe('````json\n{"a":"```"}\n````\n')
  expect(exportRecords([kept, record({ filename: 'a_b_*.png', content: '' })], 'markdown').content).toBe(
    '# scan.png\n\n# T\n\n- a\n\n# a_b\\_\\*.png\n',
  )
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

test('an array of objects is a row for each element, with the other cells repeated', () => {
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
])('the cell %j is written as %j', (cell, written) => {
  expect(csvOf(record({ content: cell }))[1]?.split(',text,')[1]).toBe(written)
})

test('whatever the cells hold, a reader of RFC 4180 gets them back, and none begins as a formula', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '"', ',', '\r', '\n', '=', '-', '1', '好', ' '),
    maxLength: 12,
  })
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (contents) => {
      const rows = parseCsv(
        exportRecords(
          contents.map((content) => record({ content })),
          'csv',
        ).content,
      )
      expect(rows.slice(1).map((row) => row.at(-1)!.replace(/^'/, ''))).toEqual(contents)
      for (const row of rows) expect(row.at(-1)).not.toMatch(/^\s*[=@]/)
    }),
  )
})
