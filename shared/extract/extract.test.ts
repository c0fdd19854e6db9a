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
