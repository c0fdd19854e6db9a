import { expect, test } from 'vitest'
import { boxAt } from '../../../test/support/made-pixels.ts'
import { openTable } from './tables.ts'

const page = { x0: 0, y0: 0, x1: 900, y1: 600 }
const rows = Array.from({ length: 9 }, (_, i) => i)

test('short cells below each other in three columns are a table, with a strip for each column', () => {
  const cells = rows.flatMap((i) => [20, 200, 400].map((x) => boxAt(x, 40 + i * 30, 40, 14)))
  const title = boxAt(190, 10, 260, 14)
  const [table] = openTable(page, [title, ...cells])
  expect(table?.strips).toHaveLength(4)
  expect(table?.strips).toContainEqual(title)
})

test('columns of text are none, nor are two columns of anything', () => {
  const text = rows.flatMap((i) => [0, 310, 620].map((x) => boxAt(x, 40 + i * 30, 280, 14)))
  expect(openTable(page, text)).toEqual([])
  const pairs = rows.flatMap((i) => [20, 200].map((x) => boxAt(x, 40 + i * 30, 40, 14)))
  expect(openTable(page, pairs)).toEqual([])
})
