import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { unite, type Page, type Rule } from '../../page.ts'
import { blanksIn } from './blanks.ts'
import { sheetOf } from './make-sheet.ts'

test('what lines part is no label that is set wide', () => {
  const rules = [60, 140, 220].map((x) => ({
    direction: 'vertical' as const,
    box: { x0: x, x1: x + 2, y0: 80, y1: 160 },
  }))
  const lines = [80, 160].map((x) => ({ text: '优', x, y: 100 }))
  const parts = (page: Page) => sheetOf(page).rows.map((row) => row.map(({ text }) => text))
  expect(parts({ ...pageOf(...lines), rules })).toEqual([['优', '优']])
  expect(parts(pageOf(...lines))).toEqual([['优优']])
})

test('a sentence with blanks in it stays a sentence', () => {
  const page = pageOf('This is to certify that Ann Hoyle was born on 4 May 1998 in Leeds')
  const words = page.lines[0]?.words ?? []
  const rules = [['Ann', 'Hoyle'], ['1998'], ['Leeds']].map((written): Rule => {
    const box = unite(words.filter(({ text }) => written.includes(text)).map((word) => word.box))
    return { direction: 'horizontal', box: { ...box, y0: box.y1 + 2, y1: box.y1 + 4 } }
  })
  expect(blanksIn(words, rules)).toEqual([])
})
