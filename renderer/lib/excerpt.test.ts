import { expect, test } from 'vitest'
import { plainExcerpt } from './excerpt.ts'

test('JSON is read as names and values', () => {
  expect(plainExcerpt('{ "company": "Harbour Lane", "items": [ { "name": "Tea" } ] }', 'json')).toBe(
    'company: Harbour Lane, items: name: Tea',
  )
})

test('fields that were not found are left out', () => {
  expect(plainExcerpt('{ "number": "", "date": "18 March", "items": [] }', 'json')).toBe('date: 18 March,')
})

test('Markdown syntax is removed, but not text that only looks like it', () => {
  expect(plainExcerpt('# Total - 5 | a | b | | --- | --- | C#', 'markdown')).toBe('Total 5 a b C#')
})

test('bold and code markers are removed, and asterisks between digits stay', () => {
  expect(plainExcerpt('| 2.50 | **Total 294.68** `npm start`, 4 ** 2', 'markdown')).toBe(
    '2.50 Total 294.68 npm start, 4 ** 2',
  )
})

test('the backslash that breaks a line in Markdown is not shown', () => {
  expect(plainExcerpt('Northgate Ltd\\ Unit 6', 'markdown')).toBe('Northgate Ltd Unit 6')
})

test('text stays as it is', () => {
  expect(plainExcerpt('# 1 {a}', 'text')).toBe('# 1 {a}')
})
