import { expect, it } from 'vitest'
import { boxAt } from '../../../test/support/draw-pixels.ts'
import { findChevrons } from './chevrons.ts'

const letter = 8

/** Rows of a drawing, at a place on the page. */
function chevronsIn(rows: readonly string[], x: number, y: number, beside = boxAt(200, y, 6, 8)) {
  const spot = boxAt(x, y, rows[0]?.length ?? 0, rows.length)
  const isInk = (at: number, row: number) => rows[row - y]?.[at - x] === '#'
  const components = [spot, beside].map((box) => ({ ...box, area: 20 }))
  return findChevrons(components, letter, isInk)
}

const right = ['##....', '.##...', '..##..', '...##.', '....##', '...##.', '..##..', '.##...', '##....']
const down = ['##.......##', '.##.....##.', '..##...##..', '...##.##...', '....###....', '.....#.....']
const letterV = [
  '##....##',
  '##....##',
  '.##..##.',
  '.##..##.',
  '..#..#..',
  '..####..',
  '...##...',
  '...##...',
]
const one = ['.##', '###', '.##', '.##', '.##', '.##', '.##', '.##', '.##']
const two = [
  '..####..',
  '#######.',
  '########',
  '.....###',
  '.....###',
  '.....###',
  '....####',
  '...####.',
  '...###..',
  '..###...',
  '.###....',
  '########',
  '########',
]
const bracket = ['##..', '.##.', '.###', '..##', '..##', '..##', '.###', '.##.', '##..']

it('finds what opens a row or a choice', () => {
  expect(chevronsIn(right, 40, 40)).toEqual([boxAt(40, 40, 6, 9)])
  expect(chevronsIn(down, 40, 40)).toHaveLength(1)
})

it('takes letters and what stands in a text for none', () => {
  expect(chevronsIn(one, 40, 40)).toEqual([])
  expect(chevronsIn(bracket, 40, 40)).toEqual([])
  expect(chevronsIn(right, 40, 40, boxAt(52, 40, 6, 8))).toEqual([])
  expect(chevronsIn(letterV, 40, 40)).toEqual([])
  expect(chevronsIn(two, 40, 40)).toEqual([])
})
