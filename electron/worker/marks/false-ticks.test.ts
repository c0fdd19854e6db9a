import { expect, it } from 'vitest'
import { boxAt, blankImage, withInk } from '../../../test/support/draw-pixels.ts'
import type { Box, Mark } from '../../../shared/page.ts'
import { withoutFalseTicks } from './false-ticks.ts'

const column = [20, 60, 100].map((y) => boxAt(20, y, 24, 24))
const ticked = column.map((box): Mark => ({ kind: 'ticked', box }))
const filled = withInk(blankImage(80, 140), column)
const drawings: readonly Box[] = [boxAt(24, 24, 6, 16), boxAt(30, 66, 10, 6), boxAt(24, 110, 16, 4)]

it('keeps ticks that were all drawn alike, and leaves out pictures on a dark square', () => {
  const alike = withInk(
    filled,
    column.map(({ y0 }) => boxAt(28, y0 + 8, 10, 4)),
    255,
  )
  expect(withoutFalseTicks(ticked, [column], alike, 128)).toEqual(ticked)
  expect(withoutFalseTicks(ticked, [column], withInk(filled, drawings, 255), 128)).toEqual([])
})

it('keeps crosses of a pen, which are never alike, and boxes that are empty', () => {
  const frames = column.flatMap(({ x0, y0 }) => [boxAt(x0, y0, 24, 2), boxAt(x0, y0 + 22, 24, 2)])
  expect(
    withoutFalseTicks(ticked, [column], withInk(blankImage(80, 140), [...frames, ...drawings]), 128),
  ).toEqual(ticked)
  const mixed = ticked.map((mark, i): Mark => (i === 1 ? { ...mark, kind: 'box' } : mark))
  expect(withoutFalseTicks(mixed, [column], withInk(filled, drawings, 255), 128)).toEqual(mixed)
})

it('takes what looks like a box for an icon where most of its column are none', () => {
  expect(withoutFalseTicks(ticked.slice(0, 1), [column], filled, 128)).toEqual([])
  expect(withoutFalseTicks(ticked.slice(0, 1), [], filled, 128)).toHaveLength(1)
})
