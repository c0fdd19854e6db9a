import { expect, test } from 'vitest'
import type { FieldSettings } from '../../../shared/schema/field-settings.ts'
import { writeSchemaFile } from '../../../shared/schema/schema-file.ts'
import { parseExample } from './from-example.ts'
import {
  withUpdatedSums,
  leavesOf,
  collectSettings,
  parseTreeWithSettings,
  reparseTree,
} from './tree-settings.ts'
import { formatSum, parseSum } from './sum-text.ts'
import { formatTree, moved, withKind, removed, renamed } from './tree.ts'

const body = '{"tax":"","items":[{"price":""}],"tags":[""],"total":""}'
const term = (path: string, isLess = false) => ({ path, isLess })
const settings: FieldSettings = {
  tax: { kind: 'amount' },
  'items[0].price': { isRequired: true },
  'tags[0]': { help: 'Some' },
  total: { sum: [term('items[0].price'), term('tax')] },
}
const tree = parseTreeWithSettings(body, settings)!

test('field settings are put into the tree and read back from it', () => {
  expect(collectSettings(tree)).toEqual(settings)
  expect(leavesOf(tree).map(({ path }) => path)).toEqual(['tax', 'items[0].price', 'tags[0]', 'total'])
})

test('a field keeps its settings when it is renamed, moved or changed in kind, and sums follow', () => {
  const edited = withUpdatedSums(tree, renamed(tree, [1], 'lines'))
  expect(collectSettings(withUpdatedSums(edited, moved(edited, [0], 3)))).toEqual({
    tax: settings['tax'],
    'lines[0].price': settings['items[0].price'],
    'tags[0]': settings['tags[0]'],
    total: { sum: [term('lines[0].price'), term('tax')] },
  })
  expect(collectSettings(withKind(tree, [2], 'value'))['tags']).toEqual({ help: 'Some' })
  expect(collectSettings(withKind(tree, [0], 'group'))['tax.field']).toBeUndefined()
  expect(Object.keys(collectSettings(removed(tree, [0])))).not.toContain('tax')
})

test('in typed text, a new name in the same position counts as a renamed field', () => {
  expect(reparseTree(tree, body.slice(0, -3))).toBeNull()
  const typed = reparseTree(tree, body.replace('tax', 'vat'))!
  expect(collectSettings(typed)).toMatchObject({
    vat: { kind: 'amount' },
    total: { sum: [term('items[0].price'), term('vat')] },
  })
  const swapped = reparseTree(tree, '{"total":"","items":[{"price":""}],"tags":[""],"tax":""}')!
  expect(collectSettings(swapped)).toEqual(settings)
})

test('a name that equals another one during typing keeps both settings', () => {
  const two = parseTreeWithSettings('{"total":"","total_net":""}', {
    total: { help: 'a' },
    total_net: { help: 'b' },
  })!
  const between = renamed(two, [1], 'total')
  expect(collectSettings(renamed(between, [1], 'net'))).toEqual({ total: { help: 'a' }, net: { help: 'b' } })
})

test('a sum is formatted and parsed, and an unknown field name is reported', () => {
  const paths = ['net', 'tax-free', 'items[0].price', 'to pay']
  expect(formatSum(settings['total']?.sum ?? [])).toBe('items.price + tax')
  const sum = [term('items[0].price'), term('tax-free', true), term('to pay')]
  expect(parseSum('items.price − tax-free + to pay', paths)).toEqual(sum)
  expect(parseSum('items[].price - tax-free  + to pay', paths)).toEqual(sum)
  expect(parseSum(formatSum(sum), paths)).toEqual(sum)
  expect(parseSum('- net', paths)).toEqual([term('net', true)])
  expect(parseSum(' ', paths)).toEqual([])
  expect(parseSum('net + tax', paths)).toEqual({ unknown: 'tax' })
})

test('a JSON Schema gives kinds, choices, help texts and required fields, wherever they are', () => {
  const schema = {
    $defs: { Way: { enum: ['cash', 'card'], description: 'How' } },
    type: 'object',
    required: ['day', 'lines', 'paid'],
    properties: {
      day: { type: ['string', 'null'], format: 'date', description: 'When it was bought' },
      count: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      paid: { type: 'boolean' },
      way: { $ref: '#/$defs/Way' },
      note: { type: 'string' },
      tags: { type: 'array', items: { enum: ['a', 'b'] } },
      lines: {
        type: 'array',
        items: { type: 'object', required: ['sum'], properties: { sum: { type: 'number' } } },
      },
    },
  }
  expect(collectSettings(parseExample(JSON.stringify(schema))!)).toEqual({
    day: { kind: 'date', help: 'When it was bought', isRequired: true },
    count: { kind: 'number' },
    paid: { kind: 'yesNo', isRequired: true },
    way: { kind: 'choice', choices: ['cash', 'card'], help: 'How' },
    'tags[0]': { kind: 'choice', choices: ['a', 'b'] },
    'lines[0].sum': { kind: 'number', isRequired: true },
  })
})

test('a schema file with settings is read back with them', () => {
  const file = writeSchemaFile({ body, settings })
  const fields = parseExample(file)!
  expect(JSON.parse(formatTree(fields))).toEqual(JSON.parse(body))
  expect(collectSettings(fields)).toEqual(settings)
})
