// Feeds random pages and texts to every writer of output for people and programs.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExportRecord } from '../../shared/export/exported.ts'
import { writers, type WrittenFormat } from '../../shared/export/formats.ts'
import { exportEach, exportRecords } from '../../shared/export/write-export.ts'
import { writeMarkdown } from '../../shared/markdown/markdown.ts'
import { markKinds, pageKinds, pageSchema, type Page } from '../../shared/page.ts'
import { writeText } from '../../shared/text/text.ts'
import { answerOf, anyJson, anyText, runs } from './fuzzed.ts'

const place = fc.oneof(fc.integer({ min: 0, max: 1200 }), fc.constantFrom(-5, 0, 0.5, 1000, 4000))
/** A box, also one with negative size or without area. */
const box = fc
  .record({
    x0: place,
    y0: place,
    width: fc.integer({ min: -20, max: 400 }),
    height: fc.integer({ min: -5, max: 60 }),
  })
  .map(({ x0, y0, width, height }) => ({ x0, y0, x1: x0 + width, y1: y0 + height }))
const readable = fc.constantFrom(
  'Total',
  '1.',
  '12.50',
  '•',
  '合计',
  '-',
  '|',
  '{',
  '```',
  '# a',
  'https://a.b',
  'שלום',
)
const word = fc.record(
  {
    text: fc.oneof(readable, anyText),
    box,
    confidence: fc.float({ min: 0, max: 1, noNaN: true }),
    stroke: fc.float({ min: 0, max: 9, noNaN: true }),
  },
  { requiredKeys: ['text', 'box', 'confidence'] },
)
const line = fc.record({
  box,
  words: fc.array(word, { maxLength: 6 }),
  block: fc.nat(4),
  paragraph: fc.nat(4),
  rowHeight: fc.constantFrom(0, 1, 12, 20, 400),
})
const page: fc.Arbitrary<Page> = fc.record({
  width: fc.constantFrom(100, 1000, 4000),
  height: fc.constantFrom(100, 1400, 4000),
  turn: fc.constantFrom(0 as const, 90 as const),
  angleDegrees: fc.constantFrom(0, 3),
  kind: fc.constantFrom(...pageKinds),
  languages: fc.constantFrom([], ['eng'], ['chi_sim', 'ara']),
  confidence: fc.constantFrom(0, 0.9),
  lines: fc.array(line, { maxLength: 12 }),
  rules: fc.array(
    fc.record({ box, direction: fc.constantFrom('horizontal' as const, 'vertical' as const) }),
    {
      maxLength: 8,
    },
  ),
  marks: fc.array(fc.record({ kind: fc.constantFrom(...markKinds), box }), { maxLength: 4 }),
})

describe('any page', () => {
  it('becomes Markdown and text that are only a few times as long', () => {
    fc.assert(
      fc.property(page, (seen) => {
        const length = pageSchema
          .parse(seen)
          .lines.flatMap(({ words }) => words.map(({ text }) => text))
          .join('').length
        for (const text of answerOf(() => [writeMarkdown(seen), writeText(seen)]))
          expect(text.length).toBeLessThanOrEqual(500 + 20 * length + 100 * seen.lines.length)
      }),
      runs,
    )
  })
})

const record = fc
  .record({
    filename: anyText,
    content: fc.oneof(
      anyText,
      anyJson.map((value) => JSON.stringify(value)),
    ),
    operation: fc.constantFrom('text' as const, 'markdown' as const, 'json' as const),
  })
  .map((made): ExportRecord => ({ ...made, id: 'r1', format: made.operation, timestamp: 0, payload: '' }))
const records = fc.array(record, { maxLength: 4 })

describe('any records', () => {
  it('are written in each format, with the same result each time', () => {
    fc.assert(
      fc.property(records, fc.constantFrom(...(Object.keys(writers) as WrittenFormat[])), (all, format) => {
        const { content, filename } = answerOf(() => exportRecords(all, { format }))
        expect(filename).toMatch(/^[^/\\\p{Cc}]{1,255}$/u)
        expect(content.length).toBeLessThanOrEqual(20_000 + 100 * JSON.stringify(all).length)
      }),
      runs,
    )
  })

  it('become a table whose rows all have as many cells as its header, and whose columns have unique names', () => {
    fc.assert(
      fc.property(records, fc.constantFrom('items' as const, 'records' as const), (all, rows) => {
        const [head = [], ...body] = parseCsv(exportRecords(all, { format: 'csv', rows }).content)
        for (const row of body) expect(row).toHaveLength(head.length)
        expect(body.length).toBeGreaterThanOrEqual(all.length)
        expect(new Set(head).size).toBe(head.length)
      }),
      runs,
    )
  })

  it('become one file each, all with different names', () => {
    const templates = fc.oneof(fc.constantFrom('{name}', '{field:a}', '{n} {id}'), anyText)
    fc.assert(
      fc.property(records, templates, (all, template) => {
        expect(
          exportEach(
            all,
            all.map(() => null),
            { format: 'text', template },
          ).content,
        ).toMatch(/^UEs/)
      }),
      runs,
    )
  })
})

/** Parses CSV by RFC 4180; throws if it is invalid. */
function parseCsv(content: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  for (cell.lastIndex = 1; cell.lastIndex < content.length;) {
    const found = cell.exec(content)
    if (!found) throw new Error(`no table: ${content}`)
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
