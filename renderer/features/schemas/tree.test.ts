import { expect, test } from 'vitest'
import { parseSchema } from '../../../shared/schema/parse.ts'
import { parseExample } from './from-example.ts'
import {
  addedAfter,
  addedIn,
  formatTree,
  moved,
  withKind,
  listPaths,
  removed,
  renamed,
  parseTree,
} from './tree.ts'

const body = '{\n  "b": "",\n  "1": {\n    "c": [""]\n  },\n  "items": [{\n    "name": ""\n  }]\n}'
const tree = parseTree(body)!

test('a schema becomes a tree and back the same text, with the order of its keys', () => {
  expect(formatTree(tree)).toBe(body)
  expect(listPaths(tree)).toEqual(['b', '1.c[]', 'items[].name'])
  expect(parseTree('{"a":')).toBeNull()
})

test('fields are renamed, added, moved and removed at any depth, and the result is a valid schema', () => {
  const edited = renamed(addedIn(addedAfter(moved(tree, [0], 2), [0]), [0]), [0, 0], 'first')
  expect(listPaths(edited)).toEqual(['1.first[]', '1.field_2', 'field_4', 'items[].name', 'b'])
  expect(listPaths(removed(tree, [1]))).toEqual(['b', 'items[].name'])
  expect(parseSchema(formatTree(edited)).ok).toBe(true)
})

test('a new list of groups gets a first field, and a group that becomes a value loses its fields', () => {
  expect(listPaths(withKind(tree, [0], 'groups'))).toContain('b[].field')
  expect(listPaths(withKind(tree, [2], 'value'))).toContain('items')
})

test('a schema is made from example JSON, whatever its values are', () => {
  const example =
    '[{"no":"A-1","sum":{"net":9.5},"lines":[{"text":"x","n":1},{"text":"y"}],"tags":["a","b"],"none":[]}]'
  expect(listPaths(parseExample(example)!)).toEqual([
    'no',
    'sum.net',
    'lines[].text',
    'lines[].n',
    'tags[]',
    'none[]',
  ])
})

test('a schema is made from a JSON Schema, also one with references, wrapped, or recursive', () => {
  const schema = {
    $defs: {
      Line: {
        type: 'object',
        properties: { text: { type: 'string' }, price: { anyOf: [{ type: 'number' }] } },
      },
      Party: { properties: { name: {}, parent: { $ref: '#/$defs/Party' } } },
    },
    type: 'object',
    required: ['no'],
    properties: {
      no: { type: ['string', 'null'], description: 'Number' },
      type: { enum: ['a', 'b'] },
      seller: { allOf: [{ $ref: '#/$defs/Party' }] },
      lines: { type: 'array', items: { $ref: '#/$defs/Line' } },
      tags: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'null' }] },
    },
  }
  for (const pasted of [schema, { name: 'invoice', strict: true, schema }, { parameters: schema }]) {
    const paths = listPaths(parseExample(JSON.stringify(pasted))!)
    const seller = ['seller.name', 'seller.parent.name', 'seller.parent.parent']
    expect(paths).toEqual(['no', 'type', ...seller, 'lines[].text', 'lines[].price', 'tags[]'])
  }
  // example JSON that happens to have such names
  expect(listPaths(parseExample('{"type":"A4","properties":"wood"}')!)).toEqual(['type', 'properties'])
})

test('a schema is made from a table header, or from a list of names', () => {
  expect(listPaths(parseExample('Date;"Total; gross";Date\n1;2;3')!)).toEqual(['Date', 'Total; gross'])
  expect(listPaths(parseExample('发票号码:\n金额\n\n')!)).toEqual(['发票号码', '金额'])
  expect(parseExample('  ')).toBeNull()
  expect(parseExample('42')).toBeNull()
})
