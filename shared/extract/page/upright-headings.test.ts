import { expect, test } from 'vitest'
import type { Box, Rule } from '../../page.ts'
import type { Part } from '../model/sheet.ts'
import { withUprightHeadings } from './upright-headings.ts'

const unit = 20
const wall = (x: number): Rule => ({ direction: 'vertical', box: { x0: x, x1: x + 2, y0: 0, y1: 140 } })
const part = (text: string, x0: number, y0: number, height = unit): Part => {
  const box: Box = { x0, x1: x0 + 20, y0, y1: y0 + height }
  const word = { text, box, confidence: 1 }
  return { text, folded: text, box, words: [{ word, start: 0, end: text.length }] }
}

test('characters below each other in a narrow box are one heading at its top', () => {
  const name = part('名称：苏州清和软件', 60, 24)
  const pieces = [part('购', 10, 4), name, part('买方', 10, 30, 44), part('信', 10, 80), part('息', 10, 104)]
  expect(withUprightHeadings(pieces, unit, [wall(0), wall(40)])).toEqual([
    expect.objectContaining({ text: '购买方信息', box: { x0: 10, x1: 30, y0: 0, y1: 20 } }),
    name,
  ])
})

test.for([
  ['the units of a narrow column are no heading', ['个', '把', '次'], 40],
  ['words in a wide box stand for themselves', ['购买方', '信息'], 200],
] as const)('%s', ([, texts, right]) => {
  const pieces = texts.map((text, i) => part(text, 10, 10 + 30 * i))
  expect(withUprightHeadings(pieces, unit, [wall(0), wall(right)])).toEqual(pieces)
})
