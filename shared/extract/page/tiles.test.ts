import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { sheetOf } from './make-sheet.ts'
import { tilesOf } from './tiles.ts'

function pairsIn(...rows: string[][]): Record<string, string> {
  const y = [60, 84, 160, 184]
  const lines = rows.flatMap((row, i) => row.map((text, j) => ({ text, x: 60 + 300 * j, y: y[i] ?? 0 })))
  const tiles = tilesOf(sheetOf(pageOf(...lines)), () => false)
  return Object.fromEntries([...tiles].map(([label, value]) => [label.text, value.text]))
}

test('the labels of tiles stand above their figures, or all below them', () => {
  expect(pairsIn(['Cooking', 'Serves'], ['35 min', '6'], ['Level', 'Rating'], ['easy', '4/5'])).toEqual({
    Cooking: '35 min',
    Serves: '6',
    Level: 'easy',
    Rating: '4/5',
  })
  expect(pairsIn(['112 m²', '4'], ['living area', 'rooms'], ['1934', 'C'], ['built', 'label'])).toEqual({
    'living area': '112 m²',
    rooms: '4',
    built: '1934',
    label: 'C',
  })
})

test('rows that follow each other evenly are a table and no tiles', () => {
  const rows = [60, 90, 120].flatMap((y, i) =>
    ['Item', 'Price'].map((text, j) => ({ text: i === 0 ? text : `${i + j}`, x: 60 + 300 * j, y })),
  )
  expect(tilesOf(sheetOf(pageOf(...rows)), () => false).size).toBe(0)
})

test('labels below labels are a list that is set twice, and no tiles', () => {
  const row = (y: number, ...texts: string[]) => texts.map((text, i) => ({ text, x: 60 + 260 * i, y }))
  const lines = [
    ...row(60, 'Date', '9 April', 'File', 'V-20917'),
    ...row(100, 'Owner', 'O. Perrault', 'Phone', '0671'),
  ]
  const labels = ['Date', 'File', 'Owner', 'Phone']
  expect(tilesOf(sheetOf(pageOf(...lines)), ({ text }) => labels.includes(text)).size).toBe(0)
})
