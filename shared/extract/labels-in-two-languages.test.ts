// A label that says the same in two languages is one label.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

const row = (y: number, ...texts: string[]) =>
  texts.map((text, i) => ({ text, x: [60, 260, 500, 700][i] ?? 0, y }))

test('a column whose head says the same in two languages has its cells, on one line or two', () => {
  const schema = { materials: [{ code: '', unit: '', qty: '' }] }
  const rows = [...row(140, 'HT-2201', '根', '24'), ...row(180, 'HT-3310', '套', '12')]
  const items = [
    { code: 'HT-2201', unit: '根', qty: '24' },
    { code: 'HT-3310', unit: '套', qty: '12' },
  ]
  const inOne = row(100, '编码 Code', '单位 Unit', '数量 Qty')
  expect(valuesOf(schema, ...inOne, ...rows)).toEqual({ materials: items })
  const inTwo = [...row(80, '编码', '单位', '数量'), ...row(104, 'Code', 'Unit', 'Qty')]
  expect(valuesOf(schema, ...inTwo, ...rows)).toEqual({ materials: items })
})

test('labels in two languages are whole although the room between the scripts was lost', () => {
  const lines = [
    '运单号Waybill No.',
    'HY 6620',
    '',
    '收件人Consignee',
    'Marta Lindqvist',
    '',
    '件数Pieces',
    '2',
    '',
  ]
  const more = ['寄件人Shipper', '康雨辰', '', '服务类型Service', '经济快递', '']
  expect(valuesOf({ 收件人: { name: '' }, 服务类型: '' }, ...lines, ...more)).toEqual({
    收件人: { name: 'Marta Lindqvist' },
    服务类型: '经济快递',
  })
})
