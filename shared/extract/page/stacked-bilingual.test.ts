import { expect, test } from 'vitest'
import { valuesOf } from '../../../test/support/values-of.ts'

test('a label in two languages below each other is one label, with its value beside both', () => {
  const rows = [
    ['产品名称', 'Product', '智能电压力锅'],
    ['用户姓名', 'Customer', '唐若溪'],
    ['购买日期', 'Date of purchase', '2023年9月16日'],
    ['联系电话', 'Tel.', '139 0000 4826'],
  ] as const
  const lines = rows.flatMap(([one, other, value], i) => [
    { text: one, x: 50, y: 100 + 80 * i, height: 18 },
    { text: value, x: 400, y: 112 + 80 * i },
    { text: other, x: 50, y: 124 + 80 * i, height: 16 },
  ])
  expect(valuesOf({ customer: { name: '', phone: '' }, purchaseDate: '' }, ...lines)).toEqual({
    customer: { name: '唐若溪', phone: '139 0000 4826' },
    purchaseDate: '2023年9月16日',
  })
})
