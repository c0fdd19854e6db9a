import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBody, textOf } from './body.ts'
import { duplicateKeys, toPlain, valueAt, type JsonNode } from './json-node.ts'
import { readJson } from './json-reader.ts'

function read(text: string): JsonNode {
  const result = readJson(text)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

function why(text: string): string {
  const result = readJson(text)
  return !result.ok && result.error.code === 'input.notJson' ? result.error.data.why : 'accepted'
}

function keys(node: JsonNode): string[] {
  return node.kind === 'object' ? node.entries.map(({ key }) => key) : []
}

/** Removes the one intended difference from JSON.parse: objects without a prototype. */
function plain(text: string): unknown {
  return JSON.parse(JSON.stringify(toPlain(read(text))))
}

test('everything that JSON.stringify writes is read back as the same values', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t', '\r\n'), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      expect(plain(text)).toEqual(JSON.parse(text))
    }),
  )
})

test('a text is accepted exactly when JSON.parse accepts it', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"\\u00e9"',
    '"\\x"',
    '-',
    '0',
    '12',
    '.5',
    'e+3',
    'true',
    'nul',
    ' ',
    '\n',
    '"',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 9 }), (parts) => {
      const text = parts.join('')
      let expected = true
      try {
        JSON.parse(text)
      } catch {
        expected = false
      }
      expect(readJson(text).ok).toBe(expected)
    }),
    { numRuns: 5000 },
  )
})

test('keys keep their order, also those that look like numbers, and __proto__ is a key like any other', () => {
  const node = read('{"2":"","1":"","__proto__":{"x":1},"a":""}')
  expect(keys(node)).toEqual(['2', '1', '__proto__', 'a'])
  const values = toPlain(node) as Record<string, unknown>
  expect(Object.hasOwn(values, '__proto__')).toBe(true)
  expect(values['x']).toBeUndefined()
})

test('a key given twice is kept twice and named once, however it is written', () => {
  const node = read('{"a":1,"b":2,"\\u0061":3,"a":4}')
  expect(node.kind === 'object' && duplicateKeys(node)).toEqual(['a'])
  expect(valueAt(node, 'a')).toMatchObject({ value: 4 })
})

test('each value has its place in the text', () => {
  const text = '\ufeff {"a" : [ 1, {"b":"x\\"y"} ] }'
  const list = valueAt(read(text), 'a')!
  expect(textOf(text, list)).toBe('[ 1, {"b":"x\\"y"} ]')
})

test.each([
  ['', 'line 1, column 1: there is nothing in it'],
  ['{"a":""\n "b":""}', 'line 2, column 2: a , or } is expected, and "\\"" is there'],
  ['{\n  a: ""}', 'line 2, column 3: a key in double quotes is expected, and "a" is there'],
  ['{"a" ""}', 'line 1, column 6: a : after the key is expected, and "\\"" is there'],
  ['{"a":"",}', 'line 1, column 9: a key in double quotes is expected, and "}" is there'],
  ['[1,]', 'line 1, column 4: a value is expected, and "]" is there'],
  ['{"a":', 'line 1, column 6: a value is expected, and the end is there'],
  ['{"a":"x', 'line 1, column 6: the text that begins here is never closed'],
  ['["a\nb"]', 'line 1, column 4: "\\n" can\'t stand in a text as it is; write it as an escape such as \\n'],
  ['["\\q"]', 'line 1, column 3: \\q is not an escape that JSON knows'],
  ['[-]', 'line 1, column 3: a digit is expected, and "]" is there'],
  ['{} {}', 'line 1, column 4: "{" stands after its end'],
  ["{'a':1}", 'line 1, column 2: a key in double quotes is expected, and "\'" is there'],
])('%j is refused with the place and the reason', (text, reason) => {
  expect(why(text)).toBe(reason)
})

test('a text that nests too deep is refused however deep it goes, and one of 100 levels is read', () => {
  expect(why('['.repeat(100) + ']'.repeat(100))).toBe('accepted')
  expect(why('{"a":'.repeat(100_000))).toBe('it is nested more than 100 levels deep under a.a.a.a')
})

test('a body of 13 MB is read', () => {
  const text = `{"document":{"image_url":"data:image/png;base64,${'iVBO'.repeat(3_500_000)}"}}`
  expect(readJson(text).ok).toBe(true)
})

test('a body is plain values, with the schema as it was written', () => {
  const schema = '{ "2":"", "1":"", "1":"" }'
  const body = readBody(`{"filename":"a.png","result_schema": ${schema} }`, 'result_schema')
  expect(body).toMatchObject({ ok: true, value: { filename: 'a.png', result_schema: schema } })
})

test('a schema that is no object is left to the check of the body', () => {
  expect(readBody('{"result_schema":[1]}', 'result_schema')).toMatchObject({ value: { result_schema: [1] } })
  expect(readBody('{"result_schema":"{}"}', 'result_schema')).toMatchObject({
    value: { result_schema: '{}' },
  })
  expect(readBody('7', 'result_schema')).toEqual({ ok: true, value: 7 })
  expect(readBody('{', 'result_schema').ok).toBe(false)
})

test('a schema that exceeds the limit is refused before its end, while the image next to it may be long', () => {
  const keys = Array.from({ length: 100_000 }, (_, i) => `"k${i}":""`).join(',')
  expect(readBody(`{"result_schema":{${keys}}`, 'result_schema')).toMatchObject({
    ok: false,
    error: { code: 'schema.tooBig', data: { path: 'result_schema.k2000', unit: 'keys' } },
  })
  expect(readBody(`{"result_schema":"${'x'.repeat(600_000)}"}`, 'result_schema').ok).toBe(false)
  const image = 'x'.repeat(600_000)
  expect(
    readBody(`{"document":{"result_schema":"${image}"},"result_schema":{"a":""}}`, 'result_schema').ok,
  ).toBe(true)
})
