import { expect, it } from 'vitest'
import { charactersAt } from '../../../test/support/seen-pages.ts'
import { withoutOverhang } from './overhang.ts'

const cellsOf = (...characters: Parameters<typeof withoutOverhang>[0]) =>
  withoutOverhang(characters, () => 0.3).map(({ cell: { x0, x1 } }) => [x0, x1])

const [upright] = charactersAt('f', { x: 100, y: 200, width: 0.3 })
const leaning = {
  ...upright!,
  cell: { ...upright!.cell, x0: 98, x1: 106 },
  box: { ...upright!.box, x0: 98, x1: 106 },
}

it('what leans over its neighbours takes no room of them', () => {
  expect(cellsOf(leaning)).toEqual([[100, 103]])
  expect(cellsOf(upright!)).toEqual([[100, 103]])
})

it('two letters of one glyph are as wide as it', () => {
  expect(cellsOf(leaning, { ...leaning, text: 'i' })).toEqual([
    [100, 106],
    [100, 106],
  ])
})
