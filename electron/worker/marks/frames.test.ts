import { expect, it } from 'vitest'
import { boxAt } from '../../../test/support/draw-pixels.ts'
import { findFrames } from './frames.ts'

const letter = 8
const spot = { ...boxAt(20, 20, 120, 30), area: 300 }

function sidesOf(isInk: (x: number, y: number) => boolean, box = spot) {
  return findFrames([box], letter, isInk)
}

const isRim = (x: number, y: number) => x < 22 || x >= 138 || y < 22 || y >= 48

it('finds the sides of a frame, whose corners may be round', () => {
  expect(sidesOf(isRim)).toHaveLength(4)
  expect(sidesOf((x, y) => isRim(x, y) && x + y > 46)).toHaveLength(4)
})

it('takes no letter for one, nothing filled and nothing open', () => {
  expect(sidesOf(isRim, { ...boxAt(20, 20, 12, 14), area: 60 })).toEqual([])
  expect(sidesOf(isRim, { ...spot, area: 2000 })).toEqual([])
  expect(sidesOf((x, y) => isRim(x, y) && y < 48)).toEqual([])
})
