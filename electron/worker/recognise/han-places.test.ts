import { expect, test } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { boxAt, sheetOf, withInk } from '../../../test/support/made-pixels.ts'
import { withHanPlaced } from './han-places.ts'

/** 休館日 at 100, with the room of a character behind it 毎週 at 230: each character a block of 26 pixels. */
const characters = [100, 130, 160, 230, 260].map((x) => boxAt(x, 40, 26, 26))
const image = withInk(sheetOf(400, 100), characters)

function lineOf(...words: readonly (readonly [text: string, x0: number, x1: number])[]): Line {
  const box = { x0: 95, y0: 40, x1: 300, y1: 66 }
  const placed = words.map(([text, x0, x1]) => ({ text, box: { ...box, x0, x1 }, confidence: 0.9 }))
  return { box, words: placed, block: 0, paragraph: 0, rowHeight: 30 }
}

const placesOf = (line: Line) => line.words.map(({ text, box }) => [text, box.x0, box.x1])

test('words of Han stand where their ink is, and not on the room between a label and its value', () => {
  const read = lineOf(['休館', 96, 180], ['日', 170, 215], ['毎週', 190, 290])
  expect(placesOf(withHanPlaced(read, image, 128))).toEqual([
    ['休館', 100, 156],
    ['日', 160, 186],
    ['毎週', 230, 286],
  ])
})

test('a line whose ink is not what was read stays as it was seen', () => {
  const read = lineOf(['休館日', 96, 180], ['毎週月曜日・月末整理日', 190, 290])
  expect(withHanPlaced(read, image, 128)).toBe(read)
})

test('letters alone are left to their own boxes', () => {
  const read = lineOf(['opening', 96, 180], ['hours', 190, 290])
  expect(withHanPlaced(read, image, 128)).toBe(read)
})
