import { expect, test } from 'vitest'
import { pageOfText } from './perfect.ts'

test('a text becomes a page of level rows in a monospaced font', () => {
  const page = pageOfText('Shop\n\nTotal  4.20\n')
  expect(page.lines.map(({ words }) => words.map(({ text, box }) => [text, box.x0, box.y0]))).toEqual([
    [['Shop', 0, 0]],
    [
      ['Total', 0, 28],
      ['4.20', 70, 28],
    ],
  ])
  expect(page).toMatchObject({ width: 110, confidence: 1 })
})

test('a text without a word is a page without a line', () => {
  expect(pageOfText(' \n')).toMatchObject({ width: 1, lines: [] })
})
