import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { sheetOf } from './make-sheet.ts'
import { withoutColumnNumbers } from './numbered-columns.ts'

const rowsOn = (...lines: readonly string[]) =>
  withoutColumnNumbers(sheetOf(pageOf(...lines))).rows.map((row) => row.map(({ text }) => text))

test('heads that are numbered one by one are read without their numbers', () => {
  const [heads, cells] = rowsOn(
    '6 Marks and numbers | 7 Number of packages | 8 Weight',
    'MR 1-14 | 14 | 9.870',
  )
  expect(heads).toEqual(['Marks and numbers', 'Number of packages', 'Weight'])
  expect(cells).toEqual(['MR 1-14', '14', '9.870'])
})

test('a number before words is one of them where the next is not one more', () => {
  const row = ['5 Kiln Bank', '12 Mill Lane', '9 Tannery Row']
  expect(rowsOn(row.join(' | '))).toEqual([row])
})
