import { expect, test } from 'vitest'
import type { Line } from '../../page.ts'
import { withSquareBoxes } from './square-boxes.ts'

/** Each word with the room before it, 20 for a character, and how surely it was read. */
function lineOf(...words: readonly (readonly [string, number, number?])[]): Line {
  let x = 0
  const placed = words.map(([text, room, confidence = 0.8]) => {
    const box = { x0: x + room, x1: x + room + 20 * text.length, y0: 0, y1: 20 }
    x = box.x1
    return { text, box, confidence }
  })
  return { box: { x0: 0, x1: x, y0: 0, y1: 20 }, words: placed, block: 0, paragraph: 0, rowHeight: 24 }
}

function textsOf(line: Line): string[] {
  return withSquareBoxes(line).words.map(({ text }) => text)
}

test('squares that begin the options of a line are boxes, and the one with something in it is ticked', () => {
  const line = lineOf(['口', 0], ['建設業', 8], ['図', 30], ['製造業', 8], ['口中', 30], ['規模', 2])
  expect(textsOf(line)).toEqual(['☐', '建設業', '☒', '製造業', '☐', '中', '規模'])
})

test('beside one box alone, without room before it, or surely read, a character is itself', () => {
  expect(textsOf(lineOf(['口', 0], ['図', 30], ['書室', 2]))).toEqual(['口', '図', '書室'])
  expect(textsOf(lineOf(['川', 0], ['口', 2], ['駅', 2], ['北', 2], ['口', 2]))).toEqual([
    '川',
    '口',
    '駅',
    '北',
    '口',
  ])
  const library = lineOf(['☐', 0], ['公園', 5], ['図', 30, 0.96], ['書館', 2], ['☐', 30], ['学校', 5])
  expect(textsOf(library)).toEqual(['☐', '公園', '図', '書館', '☐', '学校'])
})

test('a mark that was read for the room before a box is none', () => {
  expect(textsOf(lineOf(['☐', 0], ['冷蔵', 5], ['。', 0, 0.01], ['口', 0], ['冷凍', 5]))).toEqual([
    '☐',
    '冷蔵',
    '☐',
    '冷凍',
  ])
})
