import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import type { Box, Page } from '../../page.ts'
import { parseSchema } from '../../schema/parse.ts'
import { extract } from '../extract.ts'
import { sheetOf } from './make-sheet.ts'
import { tiltOfSums } from './tilt-of-sums.ts'
import { levelled, tiltOf } from './tilt.ts'

const receipt = pageOf(
  'Meridian Harbour Restaurant and Bar',
  '12 Harbour Road, 81300 Skudai, Johor',
  'Subtotal of all that was eaten here',
  'Subtotal |  |  |  |  | 60.00',
  'Tax |  |  |  |  | 4.20',
  'Total |  |  |  |  | 64.20',
)

/** The page as a camera sees it that was turned by some degrees. */
function askew(page: Page, slope: number): Page {
  const moved = (box: Box): Box => {
    const down = (slope * (box.x0 + box.x1)) / 2
    return { ...box, y0: box.y0 + down, y1: box.y1 + down }
  }
  const lines = page.lines.map((line) => ({
    ...line,
    box: moved(line.box),
    words: line.words.map((word) => ({ ...word, box: moved(word.box) })),
  }))
  return { ...page, lines }
}

test('how far lines fall is measured on the long ones', () => {
  expect(tiltOf(askew(receipt, 0.08)).top).toBeCloseTo(0.08)
  expect(tiltOf(receipt).top).toBe(0)
  expect(tiltOf(pageOf('Tax 4')).top).toBe(0)
})

test('a box is put where it would stand on a level page', () => {
  expect(levelled({ x0: 90, y0: 58, x1: 110, y1: 78 }, { top: 0.08, bottom: 0.08, height: 99 })).toEqual({
    x0: 90,
    y0: 50,
    x1: 110,
    y1: 70,
  })
})

test.each([-0.12, 0.12])('sums find their labels across a page that lines cross by %d', (slope) => {
  const schema = parseSchema({ subtotal: '', tax: '', total: '' })
  if (!schema.ok) throw new Error(schema.error.code)
  const { content, fields } = extract(askew(receipt, slope), schema.value)
  expect(JSON.parse(content)).toEqual({ subtotal: '60.00', tax: '4.20', total: '64.20' })
  // the proof is a place on the image, not on the level page
  const word = askew(receipt, slope)
    .lines.flatMap((line) => line.words)
    .find(({ text }) => text === '64.20')
  expect(fields.at(-1)?.box).toEqual(word?.box)
})

const short = pageOf(
  ...['Tea|1.50', 'Rice|26.00', 'Soup|10.00', 'Cake|6.50', 'Subtotal|44.00', 'Tax|4.20', 'Total|48.20'],
)
const schema = { items: [{ name: '', price: '' }], subtotal: '', total: '' }

test('short lines tell the tilt of a receipt by their sums, each of which has words beside it', () => {
  const parsed = parseSchema(schema)
  if (!parsed.ok) throw new Error(parsed.error.code)
  const { content } = extract({ ...askew(short, -0.1), kind: 'receipt' }, parsed.value)
  expect(JSON.parse(content)).toMatchObject({
    items: [
      { name: 'Tea', price: '1.50' },
      { name: 'Rice' },
      { name: 'Soup' },
      { name: 'Cake', price: '6.50' },
    ],
    subtotal: '44.00',
    total: '48.20',
  })
})

test('sums in lines of their own below the names are no tilt', () => {
  const names = [
    'Tea',
    ' |1.50',
    'Rice',
    ' |26.00',
    'Soup',
    ' |10.00',
    'Total|37.50',
    'Cash|40.00',
    'Change|2.50',
  ]
  const parts = partsOfPage({ ...pageOf(...names), kind: 'receipt' })
  expect(tiltOfSums(parts, { top: 0, bottom: 0, height: 999 })).toBeNull()
})

function partsOfPage(page: Page) {
  return sheetOf(page, new Set(['tiltOfSums'])).rows.flat()
}

test.each(['form', 'receipt'] as const)(
  'the parts of a line of a %s stand in one row, even if it climbs',
  (kind) => {
    const [above, line] = pageOf('Sample: | 408 Menthol', 'Field date: | 13 September').lines
    if (!above || !line) throw new Error('The page has no lines')
    const words = line.words.map((word, i) => {
      const up = i < 2 ? 0 : 0.7 * line.rowHeight
      return { ...word, box: { ...word.box, y0: word.box.y0 - up, y1: word.box.y1 - up } }
    })
    const rowsOf = (disabled?: ReadonlySet<string>) =>
      sheetOf({ ...pageOf('Sample:'), kind, lines: [above, { ...line, words }] }, disabled).rows.map((row) =>
        row.map(({ text }) => text),
      )
    expect(rowsOf()).toEqual([
      ['Sample:', '408 Menthol'],
      ['Field date:', '13 September'],
    ])
    expect(rowsOf(new Set(['levelLines']))).not.toEqual(rowsOf())
  },
)
