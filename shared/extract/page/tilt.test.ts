import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import type { Box, Page } from '../../page.ts'
import { parseSchema } from '../../schema/parse.ts'
import { extract } from '../extract.ts'
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
  expect(tiltOf(askew(receipt, 0.08).lines)).toBeCloseTo(0.08)
  expect(tiltOf(receipt.lines)).toBe(0)
  expect(tiltOf(pageOf('Tax 4').lines)).toBe(0)
})

test('a box is put where it would stand on a level page', () => {
  expect(levelled({ x0: 90, y0: 58, x1: 110, y1: 78 }, 0.08)).toEqual({ x0: 90, y0: 50, x1: 110, y1: 70 })
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
