import { expect, test } from 'vitest'
import { plainExcerpt } from './excerpt.ts'

test('JSON is read as names and values', () => {
  expect(plainExcerpt('{ "company": "Harbour Lane", "items": [ { "name": "Tea" } ] }', 'json')).toBe(
    'company: Harbour Lane, items: name: Tea',
  )
})

test('Markdown loses its signs, but not what only looks like one', () => {
  expect(plainExcerpt('# Total - 5 | a | b | | --- | --- | C#', 'markdown')).toBe('Total 5 a b C#')
})

test('text stays as it is', () => {
  expect(plainExcerpt('# 1 {a}', 'text')).toBe('# 1 {a}')
})
