import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { gridRows } from './grid.ts'
import { sheetOf } from './make-sheet.ts'
import { wideLists } from '../propose/lists/wide-lists.ts'

const horizontal = (y: number) => ({
  direction: 'horizontal' as const,
  box: { x0: 40, y0: y, x1: 960, y1: y + 2 },
})
const vertical = (x: number) => ({
  direction: 'vertical' as const,
  box: { x0: x, y0: 40, x1: x + 2, y1: 220 },
})

function ruled(...lines: [x: number, y: number, text: string][]) {
  const page = pageOf(...lines.map(([x, y, text]) => ({ x, y, text })))
  const rules = [...[40, 100, 160, 220].map(horizontal), ...[40, 240, 480, 720, 960].map(vertical)]
  return sheetOf({ ...page, rules })
}

const list = ruled(
  [50, 70, 'Client'],
  [250, 50, 'Hausverwaltung'],
  [250, 74, 'Sonnleitner'],
  [500, 70, 'Record no.'],
  [730, 70, 'WP-2025'],
  [50, 120, 'Place'],
  [250, 120, 'Rehburg'],
  [500, 120, 'Built'],
  [730, 120, '2014'],
)

test('a cell has all lines between its walls', () => {
  expect(gridRows(list)[0]?.map(({ part }) => part.text)).toEqual([
    'Client',
    'Hausverwaltung Sonnleitner',
    'Record no.',
    'WP-2025',
  ])
})

test('a list that is set twice beside each other has its values in the second and the fourth column', () => {
  expect(Object.fromEntries([...wideLists(list)].map(([label, value]) => [label.text, value.text]))).toEqual({
    Client: 'Hausverwaltung Sonnleitner',
    'Record no.': 'WP-2025',
    Place: 'Rehburg',
    Built: '2014',
  })
})

test('a table whose heads stand in its first row is no list', () => {
  const table = ruled(
    [50, 60, 'Item'],
    [250, 60, 'Count'],
    [500, 60, 'Maker'],
    [730, 60, 'Price'],
    [50, 120, 'Paper'],
    [250, 120, '4'],
    [500, 120, 'Tenbrink'],
    [730, 120, '2.50'],
  )
  expect(wideLists(table).size).toBe(0)
})
