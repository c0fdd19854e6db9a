import { expect, it } from 'vitest'
import { pageOf, type LineSketch } from '../../../test/support/page-builder.ts'
import { inRows } from './in-rows.ts'

function rowsOf(...sketches: LineSketch[]): string[] {
  return inRows(pageOf(...sketches).lines).map(({ words }) => words.map(({ text }) => text).join(' '))
}

it('makes a line of what stands beside each other', () => {
  expect(
    rowsOf(
      { text: 'Oak', y: 50 },
      { text: 'Elm', y: 90 },
      { text: '12', x: 300, y: 50 },
      { text: '7', x: 300, y: 90 },
    ),
  ).toEqual(['Oak 12', 'Elm 7'])
})

it('keeps two lines apart that stand beside a title as high as both', () => {
  const rows = rowsOf(
    { text: 'Invoice', y: 50, height: 50 },
    { text: 'Code: 0318', x: 400, y: 50 },
    { text: 'Number: 42', x: 400, y: 80 },
  )
  expect(rows).toEqual(['Invoice Code: 0318', 'Number: 42'])
})
