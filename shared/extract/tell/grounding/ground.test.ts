import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { evidenceIn } from './evidence.ts'
import { ground } from './ground.ts'
import { pageTextOf } from './page-text.ts'

const page = pageOf(
  'Harbour Supplies GmbH',
  'No. 2012/45',
  'Total: RM1,250.00',
  '张三丰有限公司',
  'part of the whole',
)
const rawOf = (value: string, min?: number) => ground(pageTextOf(page), value, min)?.raw ?? null

test.each([
  ['harbour supplies gmbh', 'Harbour Supplies GmbH'],
  ['HARBOUR-SUPPLIES', 'Harbour Supplies'],
  ['Supplies GmbH No', 'Supplies GmbH No.'],
  ['1250.00', 'RM1,250.00'],
  ['1.250,00', 'RM1,250.00'],
  ['三丰', '张三丰有限公司'],
  ['12.50', null],
  ['12', null],
  ['45', null],
  ['art', null],
  ['Harbor', null],
  ['', null],
  ['...', null],
])('%s stands on the page as %s', (value, raw) => {
  expect(rawOf(value)).toBe(raw)
})

test('letters that were misread are allowed for where that is asked, and other numbers never', () => {
  expect(rawOf('Harb0ur Suppl1es GmbH', 0.8)).toBe('Harbour Supplies GmbH')
  expect(rawOf('2012/46', 0.5)).toBe(null)
  expect(ground(pageTextOf(page), 'Harbor Supplies GmbH', 0.7)?.likeness).toBeCloseTo(0.97, 1)
})

test('a value over two lines has a box around both', () => {
  const found = ground(pageTextOf(page), 'GmbH No. 2012/45')
  expect(found?.box.y1).toBe(page.lines[1]!.box.y1)
  expect(found?.box.y0).toBe(page.lines[0]!.box.y0)
})

test('a box says what stands in it, and an empty one nothing', () => {
  expect(evidenceIn(page, page.lines[1]!.box)?.raw).toBe('No. 2012/45')
  expect(evidenceIn(page, { x0: 0, y0: 0, x1: 1, y1: 1 })).toBe(null)
})
