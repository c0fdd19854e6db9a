import { describe, expect, it } from 'vitest'
import { boxAt, sheetOf, withInk } from '../../../test/support/made-pixels.ts'
import { unite, type Box, type Word } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { withPoints } from './points.ts'

const [width, height, foot] = [8, 16, 40]
const paper = sheetOf(300, 60)

/** A digit is as good as any other box of ink; `room` is what lies before each. */
function digitsWith(...rooms: number[]): Box[] {
  const lefts = rooms.map(
    (_, i) => 20 + rooms.slice(0, i + 1).reduce((sum, room) => sum + room, 0) + i * width,
  )
  return lefts.map((x) => boxAt(x, foot - height, width, height))
}

function wordAt(text: string, boxes: readonly Box[]): Word {
  return { text, box: unite(boxes), confidence: 0.9 }
}

function read(image: GreyImage, ...words: Word[]): string {
  return readOn('slip', image, ...words)
}

function readOn(kind: 'slip' | 'page', image: GreyImage, ...words: Word[]): string {
  const box = unite(words.map((word) => word.box))
  const line = { words, box, block: 0, paragraph: 0, rowHeight: height }
  return withPoints(line, image, kind === 'slip')
    .words.map((word) => word.text)
    .join(' ')
}

const apart = digitsWith(0, 8, 3)
const dot = boxAt(30, foot - 3, 3, 3)

describe('withPoints', () => {
  it('restores a point that is seen before the last two digits', () => {
    expect(read(withInk(paper, [...apart, dot]), wordAt('270', apart))).toBe('2.70')
    const signed = digitsWith(0, 3, 8, 3)
    const moved = boxAt(42, foot - 3, 3, 3)
    expect(read(withInk(paper, [...signed, moved]), wordAt('$270', signed))).toBe('$2.70')
  })

  it.each([
    ['there is none', []],
    ['the spot hangs above the line', [boxAt(30, foot - 12, 3, 3)]],
    ['it is the grain of the paper', [boxAt(30, foot - 1, 1, 1)]],
  ])('leaves a number where %s', (_, spots) => {
    const grain = withInk(withInk(paper, apart), spots, spots[0]?.x1 === 31 ? 140 : 0)
    expect(read(grain, wordAt('270', apart))).toBe('270')
  })

  it('leaves a number whose digits are set as wide as elsewhere, and one whose digits touch', () => {
    const even = digitsWith(0, 5, 5)
    expect(read(withInk(paper, [...even, boxAt(30, foot - 2, 2, 2)]), wordAt('270', even))).toBe('270')
    expect(read(withInk(paper, [...apart, dot]), wordAt('2170', apart))).toBe('2170')
  })

  it('leaves codes with letters', () => {
    const code = digitsWith(0, 3, 8, 3)
    expect(read(withInk(paper, [...code, boxAt(42, foot - 3, 3, 3)]), wordAt('H270', code))).toBe('H270')
  })

  it('puts an amount together that was read as two words', () => {
    const [whole, ...rest] = apart
    if (!whole) throw new Error('there are three')
    expect(read(withInk(paper, apart), wordAt('5.', [whole]), wordAt('00', rest))).toBe('5.00')
    expect(read(withInk(paper, [...apart, dot]), wordAt('5', [whole]), wordAt('00', rest))).toBe('5.00')
    expect(read(withInk(paper, apart), wordAt('5', [whole]), wordAt('00', rest))).toBe('5 00')
  })

  it('takes two numbers of a sentence for no amount', () => {
    const [whole, ...rest] = apart
    if (!whole) throw new Error('there are three')
    const page = withInk(paper, [...apart, dot])
    expect(readOn('page', page, wordAt('8,', [whole]), wordAt('12', rest))).toBe('8, 12')
  })

  it('takes the number of an item in a list for no amount', () => {
    const [first, second, third] = digitsWith(0, 8, 3)
    if (!first || !second || !third) throw new Error('there are three')
    const eggs = wordAt('eggs', [boxAt(120, foot - height, 40, height)])
    expect(read(withInk(paper, apart), wordAt('1.', [first]), wordAt('12', [second, third]), eggs)).toBe(
      '1. 12 eggs',
    )
  })
})
