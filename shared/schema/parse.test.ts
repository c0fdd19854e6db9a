import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultText } from '../faults.ts'
import { emptyContent, writeContent, writeSchema } from './content.ts'
import { parseSchema, schemaProblems } from './parse.ts'
import { formatPath } from './path.ts'
import { walk, type SchemaNode } from './schema-node.ts'

function parsed(input: unknown): SchemaNode {
  const result = parseSchema(input)
  if (!result.ok) throw new Error(faultText(result.error))
  return result.value
}

function problem(input: unknown): string {
  const result = parseSchema(input)
  return result.ok ? 'accepted' : faultText(result.error)
}

test.each([
  '{"total":""}',
  '{"a":{"b":{"c":""}}}',
  '{"a":{"b":{"c":[""]}}}',
  '{"a":[{"b":[{"c":[""]}]}]}',
  '{"2":"","1":"","prototype":{"constructor":""},"名称":"","a.b":"","  ":""}',
])('%s is accepted and written back as it is', (text) => {
  expect(writeSchema(parsed(text))).toBe(text)
  expect(schemaProblems(text)).toEqual([])
})

test.each([
  ['[""]', 'result_schema is an array, but it must be a JSON object'],
  ['"{}"', 'result_schema is the text "{}", but it must be a JSON object'],
  ['null', 'result_schema is null, but it must be a JSON object'],
  ['', 'result_schema is not valid JSON: line 1, column 1: there is nothing in it.'],
  ['{"a":"" "b":""}', 'result_schema is not valid JSON: line 1, column 9'],
  ['{}', 'result_schema is an empty object.'],
  ['{"a":{}}', 'result_schema.a is an empty object.'],
  ['{"a":[]}', 'result_schema.a has no element, but a list in a schema has exactly one'],
  ['{"a":["",""]}', 'result_schema.a has 2 elements, but a list in a schema has exactly one'],
  ['{"a":[[""]]}', 'result_schema.a[0] is a list directly in a list.'],
  ['{"a":[{}]}', 'result_schema.a[0] is an empty object.'],
  ['{"a":[1]}', 'result_schema.a[0] is 1, but every value in a schema must be an empty string'],
  ['{"a":"name"}', 'result_schema.a is the text "name", but every value'],
  ['{"a":null}', 'result_schema.a is null, but every value'],
  ['{"a":{"b":false}}', 'result_schema.a.b is false, but every value'],
  ['{"":""}', 'result_schema has an empty key.'],
  ['{"a":[{"b":{"":""}}]}', 'result_schema.a[0].b has an empty key.'],
  ['{"a":"","b":"","a":""}', 'result_schema.a is there twice.'],
  ['{"a":[{"b":"","b":[""]}]}', 'result_schema.a[0].b is there twice.'],
  ['{"caf\u00e9":"","cafe\u0301":""}', 'result_schema.caf\u00e9 is there twice.'],
  ['{"a":{"b":{"c":{"d":""}}}}', 'result_schema.a.b.c.d is on level 4, but a schema has at most 3'],
  ['{"a":{"b":{"c":[{"d":""}]}}}', 'result_schema.a.b.c[0].d is on level 4'],
  ['{"__proto__":""}', "result_schema.__proto__ can't be the name of a field"],
  ['{"a":[{"__proto__":[""]}]}', "result_schema.a[0].__proto__ can't be the name of a field"],
  ['{"a.b":{"1":{"c d":0}}}', 'result_schema["a.b"]["1"]["c d"] is 0'],
])('%s is refused with its path and the rule', (text, sentence) => {
  expect(problem(text)).toContain(sentence)
  expect(schemaProblems(text).map(faultText)).toEqual([problem(text)])
})

test('all problems are reported in the order of the text', () => {
  const text = '{"a":1,"b":{"":"","c":[]},"a":{"x":{"y":{"z":""}}},"ok":""}'
  expect(schemaProblems(text).map(({ code }) => code)).toEqual([
    'schema.duplicateKey',
    'schema.value',
    'schema.emptyKey',
    'schema.array',
    'schema.depth',
  ])
})

test('an object that was already parsed is accepted too, and undefined is reported as missing', () => {
  expect(writeSchema(parsed({ b: '', a: [{ c: '' }] }))).toBe('{"b":"","a":[{"c":""}]}')
  expect(problem({ a: undefined })).toContain('result_schema.a is null')
  expect(problem(undefined)).toContain('result_schema is missing')
  const knot: Record<string, unknown> = {}
  knot['a'] = knot
  expect(problem(knot)).toContain('result_schema.a.a.a.a is on level 4')
})

test('a text that is too big or too deep is refused with the place', () => {
  const many = `{${Array.from({ length: 2001 }, (_, i) => `"k${i}":""`).join(',')}}`
  const cases: [string, string][] = [
    [
      `{"a":"${'x'.repeat(10 * 1024 * 1024)}"}`,
      'result_schema is too big: at result_schema.a it has more than 262144 characters.',
    ],
    [`{"${'键'.repeat(300_000)}":""}`, 'at result_schema it has more than 262144 characters'],
    [many, 'at result_schema.k2000 it has more than 2000 keys. Ask for fewer fields.'],
    [`{"a":[{"b":{${'"x":"",'.repeat(100_000)}`, 'at result_schema.a[0].b.x it has more than 2000 keys'],
    ['{"a":'.repeat(50_000), 'result_schema.a.a.a.a is on level 4'],
    [`{"a":${'['.repeat(100_000)}`, 'result_schema.a[0] is a list directly in a list'],
    [`{"a":${'[{"b":'.repeat(40_000)}`, 'result_schema.a[0].b[0].b[0].b is on level 4'],
    ['['.repeat(100_000), 'result_schema is an array'],
  ]
  for (const [text, sentence] of cases) expect(problem(text)).toContain(sentence)
})

test('a path in a sentence stays short, however long the key', () => {
  expect(problem(`{"${'k'.repeat(10_000)}":1}`).length).toBeLessThan(200)
})

test('the empty content has every key, "" for values and [] for arrays', () => {
  expect(emptyContent(parsed('{"2":"","1":{"a":[{"b":""}]},"t":[""]}'))).toBe('{"2":"","1":{"a":[]},"t":[]}')
})

test('values that are too big, too deep or contain themselves are refused with the place', () => {
  const nested = (inner: unknown, wrap: (value: unknown) => unknown, times: number) =>
    Array.from({ length: times }).reduce(wrap, inner)
  const cycle: Record<string, unknown> = {}
  cycle['self'] = cycle
  const cases: [unknown, string][] = [
    [
      Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, ''])),
      'at result_schema.k2000 it has',
    ],
    [{ a: { ['k'.repeat(300_000)]: '' } }, 'it has more than 262144 characters'],
    [{ a: nested('', (value) => [value], 10_000) }, 'result_schema.a[0] is a list directly in a list'],
    [nested('', (value) => ({ a: value }), 10_000), 'result_schema.a.a.a.a is on level 4'],
    // 4 to the power of 30 values, if each was visited
    [{ a: nested('', (value) => [value, value, value, value], 30) }, 'result_schema.a has 4 elements'],
    [nested('', (value) => ({ a: value, b: value, c: value, d: value }), 30), 'a.a.a.a is on level 4'],
    [cycle, 'result_schema.self.self.self.self is on level 4'],
    [{ a: Array.from({ length: 100_000 }, () => '') }, 'result_schema.a has 100000 elements'],
    [JSON.parse('{"__proto__":{"x":"y"}}'), "result_schema.__proto__ can't be the name of a field"],
  ]
  for (const [value, sentence] of cases) expect(problem(value)).toContain(sentence)
})

test('values are written at their paths, and arrays are as long as the paths say', () => {
  const schema = parsed('{"no":"","items":[{"name":"","tags":[""]}],"a[0]":""}')
  const values = new Map([
    ['items[0].name', 'Tea "green"'],
    ['items[1].tags[0]', '茶'],
    ['items[1].tags[1]', ''],
    ['["a[0]"]', 'x'],
    ['unasked', 'dropped'],
  ])
  expect(writeContent(schema, values)).toBe(
    '{"no":"","items":[{"name":"Tea \\"green\\"","tags":[]},{"name":"","tags":["茶",""]}],"a[0]":"x"}',
  )
})

test('the places to fill are walked in order, an array as one of them', () => {
  const schema = parsed('{"b":{"2":"","1":""},"items":[{"name":""}]}')
  expect([...walk(schema)].map(({ steps, node }) => `${formatPath(steps)} ${node.kind}`)).toEqual([
    'b["2"] value',
    'b["1"] value',
    'items array',
  ])
})

/** An object of up to four fields, each a value of `inner` or an array of one. */
function fields(inner: fc.Arbitrary<unknown>) {
  const key = fc.string({ minLength: 1, maxLength: 5, unit: 'binary' })
  return fc.dictionary(key, fc.oneof(inner, fc.tuple(inner)), { minKeys: 1, maxKeys: 4 })
}

const leaf = fc.constant('')
const anySchema = fields(fc.oneof(leaf, fields(fc.oneof(leaf, fields(leaf)))))

test('every valid schema is accepted, and its empty content has exactly its keys', () => {
  fc.assert(
    fc.property(anySchema, (schema) => {
      const text = JSON.stringify(schema)
      expect(problem(text)).toBe('accepted')
      expect(JSON.parse(emptyContent(parsed(text)))).toEqual(
        JSON.parse(text, (_, value: unknown) => (Array.isArray(value) ? [] : value)),
      )
    }),
  )
})

test('every value is found again under its path', () => {
  fc.assert(
    fc.property(anySchema, fc.string({ unit: 'binary' }), (schema, value) => {
      const node = parsed(JSON.stringify(schema))
      const places = [...walk(node)].filter((place) => place.node.kind === 'value')
      const content = writeContent(node, new Map(places.map(({ steps }) => [formatPath(steps), value])))
      for (const { steps } of places) {
        const found = steps.reduce<unknown>(
          (at, step) => (at as Record<string, unknown>)[step],
          JSON.parse(content),
        )
        expect(found).toBe(value)
      }
    }),
  )
})
