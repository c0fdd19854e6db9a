import { expect, test } from 'vitest'
import { parseSchema } from '../../../shared/schema/parse.ts'
import { fieldsFrom } from './from-example.ts'
import { addedAfter, addedIn, bodyOf, moved, ofKind, pathsOf, removed, renamed, treeOf } from './tree.ts'

const body = '{\n  "b": "",\n  "1": {\n    "c": [""]\n  },\n  "items": [{\n    "name": ""\n  }]\n}'
const tree = treeOf(body)!

test('a schema becomes a tree and back the same text, with the order of its keys', () => {
  expect(bodyOf(tree)).toBe(body)
  expect(pathsOf(tree)).toEqual(['b', '1.c[]', 'items[].name'])
  expect(treeOf('{"a":')).toBeNull()
})

test('fields are renamed, added, moved and removed at any depth, and the result is a valid schema', () => {
  const edited = renamed(addedIn(addedAfter(moved(tree, [0], 2), [0]), [0]), [0, 0], 'first')
  expect(pathsOf(edited)).toEqual(['1.first[]', '1.field_2', 'field_4', 'items[].name', 'b'])
  expect(pathsOf(removed(tree, [1]))).toEqual(['b', 'items[].name'])
  expect(parseSchema(bodyOf(edited)).ok).toBe(true)
})

test('a new list of groups gets a first field, and a group that becomes a value loses its fields', () => {
  expect(pathsOf(ofKind(tree, [0], 'groups'))).toContain('b[].field')
  expect(pathsOf(ofKind(tree, [2], 'value'))).toContain('items')
})

test('a schema is made from example JSON, whatever its values are', () => {
  const example =
    '[{"no":"A-1","sum":{"net":9.5},"lines":[{"text":"x","n":1},{"text":"y"}],"tags":["a","b"],"none":[]}]'
  expect(pathsOf(fieldsFrom(example)!)).toEqual([
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
    const paths = pathsOf(fieldsFrom(JSON.stringify(pasted))!)
    const seller = ['seller.name', 'seller.parent.name', 'seller.parent.parent']
    expect(paths).toEqual(['no', 'type', ...seller, 'lines[].text', 'lines[].price', 'tags[]'])
  }
  // example JSON that happens to have such names
  expect(pathsOf(fieldsFrom('{"type":"A4","properties":"wood"}')!)).toEqual(['type', 'properties'])
})

test('a schema is made from a table header, or from a list of names', () => {
  expect(pathsOf(fieldsFrom('Date;"Total; gross";Date\n1;2;3')!)).toEqual(['Date', 'Total; gross'])
  expect(pathsOf(fieldsFrom('发票号码:\n金额\n\n')!)).toEqual(['发票号码', '金额'])
  expect(fieldsFrom('  ')).toBeNull()
  expect(fieldsFrom('42')).toBeNull()
})
