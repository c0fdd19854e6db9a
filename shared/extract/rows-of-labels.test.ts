// Forms whose rows are numbered, or stand in two columns or two halves.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

test('the points of a letter are numbered, which says nothing of them', () => {
  const rows = ['1 点検日 | 10月8日', '2 お客様番号 | 4410-82-0937', '3 点検内容 | ガス漏れ検査']
  const lines = rows.flatMap((row, i) =>
    row.split(' | ').map((text, j) => ({ text, x: 50 + 300 * j, y: 100 + 40 * i, confidence: 0.96 })),
  )
  expect(valuesOf({ customerNumber: '', inspectionContent: '' }, ...lines)).toEqual({
    customerNumber: '4410-82-0937',
    inspectionContent: 'ガス漏れ検査',
  })
})
