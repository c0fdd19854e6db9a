import { expect, test } from 'vitest'
import { pageOf, wordOf } from '../../test-support/records.ts'
import { linkWords, wordsOf } from './link-words.ts'

function linked(content: string, ...texts: string[]) {
  const words = wordsOf(pageOf(texts.map((text) => wordOf(text))))
  return linkWords(content, words)
}

function pairs(content: string, ...texts: string[]) {
  return linked(content, ...texts).flatMap(({ text, word }) => (word === null ? [] : [`${word}:${text}`]))
}

test('the segments add up to exactly the content', () => {
  const content = '# Total\n\n| 12.50 | EUR |\n'
  const segments = linked(content, 'Total', '12.50', 'EUR', 'missing')
  expect(segments.map(({ text }) => text).join('')).toBe(content)
})

test('no part of the content is in two segments, even if words overlap', () => {
  const content = 'see [13] and 13]'
  expect(
    linked(content, '13]', '[13]', '13]')
      .map(({ text }) => text)
      .join(''),
  ).toBe(content)
})

test('in Markdown, a word is found with its escapes', () => {
  const words = wordsOf(pageOf(['[13]', 'a_b', '.'].map((text) => wordOf(text))))
  expect(linkWords('\\[13] a\\_b\\\n.', words, 'markdown')).toEqual([
    { text: '\\[13]', word: 0 },
    { text: ' ', word: null },
    { text: 'a\\_b', word: 1 },
    { text: '\\\n', word: null },
    { text: '.', word: 2 },
  ])
  expect(pairs('C:\\[13]', '[13]')).toEqual(['0:[13]'])
})

test('repeated words are linked in order', () => {
  expect(pairs('tea 2 tea 2', 'tea', '2', 'tea', '2')).toEqual(['0:tea', '1:2', '2:tea', '3:2'])
})

test('a word is not found in the middle of another', () => {
  expect(pairs('Total a', 'a')).toEqual(['0:a'])
})

test('a word that is missing in the result does not shift the following ones', () => {
  expect(pairs('Total 12.50', '|', 'Total', '~~', '12.50')).toEqual(['1:Total', '3:12.50'])
})

test('words are found although the result has another order', () => {
  expect(pairs('left one right two', 'left', 'right', 'one', 'two')).toEqual([
    '0:left',
    '2:one',
    '1:right',
    '3:two',
  ])
})

test('Chinese is linked without spaces, and with widened punctuation', () => {
  expect(pairs('发票，共三张。', '发票,', '共', '三张', '.')).toEqual(['0:发票，', '1:共', '2:三张', '3:。'])
})

test('content without words is one segment', () => {
  expect(linked('nothing')).toEqual([{ text: 'nothing', word: null }])
  expect(linked('')).toEqual([])
})
