import { expect, test } from 'vitest'
import { noteOf, plainExcerpt } from './excerpt.ts'

test('JSON is read as names and values', () => {
  expect(
    plainExcerpt(
      { excerpt: '{ "company": "Harbour Lane", "items": [ { "name": "Tea" } ] }', format: 'json' },
      (key) => key,
    ),
  ).toBe('company: Harbour Lane, items: name: Tea')
})

test('fields that were not found are left out', () => {
  expect(
    plainExcerpt(
      { excerpt: '{ "number": "", "date": "18 March", "items": [] }', format: 'json' },
      (key) => key,
    ),
  ).toBe('date: 18 March,')
})

test('Markdown syntax is removed, but not text that only looks like it', () => {
  expect(
    plainExcerpt({ excerpt: '# Total - 5 | a | b | | --- | --- | C#', format: 'markdown' }, (key) => key),
  ).toBe('Total 5 a b C#')
})

test('bold and code markers are removed, and asterisks between digits stay', () => {
  expect(
    plainExcerpt(
      { excerpt: '| 2.50 | **Total 294.68** `npm start`, 4 ** 2', format: 'markdown' },
      (key) => key,
    ),
  ).toBe('2.50 Total 294.68 npm start, 4 ** 2')
})

test('the backslash that breaks a line in Markdown is not shown', () => {
  expect(plainExcerpt({ excerpt: 'Northgate Ltd\\ Unit 6', format: 'markdown' }, (key) => key)).toBe(
    'Northgate Ltd Unit 6',
  )
})

test('text stays as it is', () => {
  expect(plainExcerpt({ excerpt: '# 1 {a}', format: 'text' }, (key) => key)).toBe('# 1 {a}')
})

test('the note of a record tells its file and goes on after the title', () => {
  const record = { title: 'Palais du Louvre', filename: 'sign.jpg', format: 'text' } as const
  const note = (excerpt: string) => noteOf({ ...record, excerpt }, (key) => key)
  expect(note('Palais du Louvre Les Arts')).toBe('sign.jpg · Les Arts')
  expect(note('Les Arts')).toBe('sign.jpg · Les Arts')
  expect(note('Palais du Louvre')).toBe('sign.jpg')
})
