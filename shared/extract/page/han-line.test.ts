import { expect, test } from 'vitest'
import type { Line } from '../../page.ts'
import { asHanLine, labelledValue } from './han-line.ts'

/** Each word with the room before it, 20 for a character. */
function lineOf(...words: readonly (readonly [string, number])[]): Line {
  let x = 0
  const placed = words.map(([text, room]) => {
    const box = { x0: x + room, x1: x + room + 20 * text.length, y0: 0, y1: 20 }
    x = box.x1
    return { text, box, confidence: 0.9 }
  })
  return { box: { x0: 0, x1: x, y0: 0, y1: 20 }, words: placed, block: 0, paragraph: 0, rowHeight: 40 }
}

test('the widest room behind a few characters parts a label from its value', () => {
  const line = asHanLine(lineOf(['院系', 0], ['信息', 18], ['工程', 2], ['系', 1]))
  expect(labelledValue(line, line.words)).toBe(1)
})

test('a number before the label is none of it', () => {
  const line = asHanLine(lineOf(['3.', 0], ['樹', 6], ['高', 1], ['18.5', 24], ['m', 6]))
  expect(labelledValue(line, line.words)).toBe(3)
})

test('characters that are all set apart have no label', () => {
  const line = asHanLine(lineOf(['检', 0], ['测', 18], ['报', 18], ['告', 18]))
  expect(labelledValue(line, line.words)).toBe(0)
})

test('a room that was read as a quote is a room again', () => {
  const line = asHanLine(lineOf(['姓名', 0], ['“', 5], ['汤若溪', 5]))
  expect(line.words.map(({ text }) => text)).toEqual(['姓名', '汤若溪'])
})

test('a quote that is closed stays', () => {
  const line = asHanLine(lineOf(['参加', 0], ['“山区', 0], ['图书角”', 0]))
  expect(line.words.map(({ text }) => text)).toEqual(['参加', '“山区', '图书角”'])
})
