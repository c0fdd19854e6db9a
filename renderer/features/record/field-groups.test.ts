import { expect, test } from 'vitest'
import { fieldOf } from '../../test-support/records.ts'
import { fieldGroups, pathInWords } from './field-groups.ts'

const field = (path: string) => fieldOf({ path })

test('fields keep the order of the schema and stand under the object or element that holds them', () => {
  const groups = fieldGroups(
    ['number', 'items[0].name', 'items[0].price', 'items[1].name', 'total'].map(field),
  )
  expect(groups.map(({ path, fields }) => [path, fields.map(({ name }) => name)])).toEqual([
    ['', ['number']],
    ['items[0]', ['name', 'price']],
    ['items[1]', ['name']],
    ['', ['total']],
  ])
})

test('each field keeps its place in the record', () => {
  const indexes = fieldGroups(['a', 'b.c', 'd'].map(field)).flatMap(({ fields }) =>
    fields.map(({ index }) => index),
  )
  expect(indexes).toEqual([0, 1, 2])
})

test('a path is told as people count', () => {
  expect(pathInWords('items[0].name')).toBe('items 1 › name')
  expect(pathInWords('seller')).toBe('seller')
})
