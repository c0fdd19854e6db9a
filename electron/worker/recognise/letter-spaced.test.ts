import { expect, test } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { withLettersTogether } from './letter-spaced.ts'

/** Words of capitals 20 wide each, with the room in front of each. */
function lineOf(...words: readonly (readonly [room: number, text: string])[]): Line {
  let x = 0
  const placed = words.map(([room, text]) => {
    const box = { x0: x + room, y0: 0, x1: x + room + 20 * text.length, y1: 30 }
    x = box.x1
    return { text, box, confidence: 0.9 }
  })
  return { box: { x0: 0, y0: 0, x1: x, y1: 30 }, words: placed, block: 0, paragraph: 0, rowHeight: 30 }
}

const textOf = (line: Line) => withLettersTogether(line).words.map(({ text }) => text)

test('a heading set wide is as many words as it has wide rooms', () => {
  const heading = lineOf(
    [0, 'PENHALL'],
    [6, 'OW'],
    [18, 'C'],
    [6, 'RE'],
    [6, 'E'],
    [6, 'K'],
    [17, 'MARINA'],
    [390, 'TR'],
  )
  expect(textOf(heading)).toEqual(['PENHALLOW', 'CREEK', 'MARINA', 'TR'])
})

test('short words with one kind of room between them stay words', () => {
  expect(textOf(lineOf([0, 'SO'], [8, 'Y'], [12, 'TE'], [10, 'CAN'], [10, 'THO']))).toEqual([
    'SO',
    'Y',
    'TE',
    'CAN',
    'THO',
  ])
  expect(textOf(lineOf([0, 'A'], [8, 'B'], [20, 'of'], [8, 'C']))).toEqual(['A', 'B', 'of', 'C'])
})
