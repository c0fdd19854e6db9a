import { expect, it } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import type { LineSketch } from '../../../test/support/page-builder.ts'
import { joinRowParts } from './row-parts.ts'

function rowsOf(...sketches: LineSketch[]): string[] {
  const lines = joinRowParts(pageOf(...sketches).lines)
  return lines.map(({ words }) => words.map(({ text }) => text).join(' '))
}

it('puts a cell that was read for itself into the gap of its row', () => {
  expect(
    rowsOf(
      { text: 'Shelf|31.25', y: 50 },
      { text: 'Total|9.00', y: 100 },
      { text: '12', x: 140, y: 50, starts: 'block' },
    ),
  ).toEqual(['Shelf 12 31.25', 'Total 9.00'])
})

it('joins the halves of a row where the row above shows the same gap', () => {
  expect(
    rowsOf(
      { text: 'Oak table|240.00', y: 50 },
      { text: '180.00', x: 260, y: 90 },
      { text: 'Delivery', y: 90, starts: 'block' },
    ),
  ).toEqual(['Oak table 240.00', 'Delivery 180.00'])
})

it('leaves two columns of prose apart, also below a title over both', () => {
  const lines = [
    { text: 'A title that stands over both of the columns of the text', y: 20 },
    { text: 'the left column', y: 60 },
    { text: 'goes on and on', y: 90 },
    { text: 'the right column', x: 400, y: 60, starts: 'block' as const },
    { text: 'says something else', x: 400, y: 90 },
  ]
  expect(rowsOf(...lines)).toEqual(lines.map(({ text }) => text))
})

it('leaves what lies over the words of a row where it is', () => {
  expect(rowsOf({ text: 'Shelf|31.25', y: 50 }, { text: 'stamp', x: 60, y: 54, starts: 'block' })).toEqual([
    'Shelf 31.25',
    'stamp',
  ])
})

it('leaves two columns of prose apart where one row of them was read across both', () => {
  const lines = [
    { text: 'and for so long|that only one hotel', y: 20 },
    { text: 'the left column goes on', y: 60, starts: 'block' as const },
    { text: 'and never comes to an end', y: 90 },
    { text: 'the right column has more', x: 400, y: 60, starts: 'block' as const },
    { text: 'to say than anybody hears', x: 400, y: 90 },
  ]
  expect(rowsOf(...lines)).toEqual(lines.map(({ text }) => text.replace('|', ' ')))
})
