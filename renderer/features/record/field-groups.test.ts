import { expect, test } from 'vitest'
import { fieldOf } from '../../test-support/records.ts'
import { groupFields, isNumericColumn } from './field-groups.ts'

const groupsOf = (...paths: string[]) => groupFields(paths.map((path) => fieldOf({ path })))
const shapeOf = (...paths: string[]) =>
  groupsOf(...paths).map((group) =>
    'rows' in group
      ? [group.path, group.columns, group.rows.length]
      : [group.path, group.fields.map(({ name }) => name)],
  )

test('fields keep the order of the schema and are grouped by their object', () => {
  expect(shapeOf('number', 'seller.name', 'seller.city', 'total')).toEqual([
    ['', ['number']],
    ['seller', ['name', 'city']],
    ['', ['total']],
  ])
})

test('the elements of a list are rows of a table; a single element is a group', () => {
  expect(shapeOf('no', 'items[0].name', 'items[0].price', 'items[1].name', 'items[1].price')).toEqual([
    ['', ['no']],
    ['items', ['name', 'price'], 2],
  ])
  expect(shapeOf('items[0].name', 'items[0].price', 'total')).toEqual([
    ['items[0]', ['name', 'price']],
    ['', ['total']],
  ])
})

test('elements with nested objects are shown as groups', () => {
  expect(shapeOf('a[0].x', 'a[0].tax.rate', 'a[1].x', 'a[1].tax.rate')).toHaveLength(4)
})

test('an element that lacks a field has an empty cell', () => {
  const [table] = groupsOf('a[0].name', 'a[0].price', 'a[1].name', 'a[1].quantity', 'a[1].price')
  expect(table).toMatchObject({
    columns: ['name', 'quantity', 'price'],
    rows: [
      [{ index: 0 }, null, { index: 1 }],
      [{ index: 2 }, { index: 3 }, { index: 4 }],
    ],
  })
})

test('two lists in a row are two tables', () => {
  expect(shapeOf('a[0].x', 'a[1].x', 'b[0].x', 'b[1].x').map(([path]) => path)).toEqual(['a', 'b'])
})

test('each field keeps its index in the record', () => {
  const indexes = groupsOf('a', 'b[0].c', 'b[1].c', 'd').flatMap((group) =>
    ('rows' in group ? group.rows.flat() : group.fields).map((member) => member?.index),
  )
  expect(indexes).toEqual([0, 1, 2, 3])
})

test('amounts are numeric, names with a number in them are not', () => {
  expect(isNumericColumn(['12.99', '-3.59', '￥1,280.00', ''])).toBe(true)
  expect(isNumericColumn(['Pencil 2', '7'])).toBe(false)
  expect(isNumericColumn(['', ''])).toBe(false)
})
