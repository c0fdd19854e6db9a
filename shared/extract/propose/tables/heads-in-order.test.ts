import { expect, test } from 'vitest'
import { pageOf, type LineSketch } from '../../../../test/support/page-builder.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'

const row = (y: number, ...cells: readonly string[]): LineSketch[] =>
  cells.map((text, i) => ({ text, x: 60 + 220 * i, y }))

function rowsOn(lines: readonly LineSketch[], element: object): unknown {
  const schema = parseSchema({ rows: [element] })
  if (!schema.ok) throw new Error(schema.error.code)
  return (JSON.parse(extract(pageOf(...lines), schema.value).content) as { rows: unknown }).rows
}

test('a table with as many columns as are asked for has them in the order they are asked for', () => {
  const lines = [
    ...row(60, '検査項目', '今回', '基準値', '判定'),
    ...row(100, '収縮期血圧', '118 mmHg', '129以下', 'A'),
    ...row(140, '中性脂肪', '142 mg/dL', '149以下', 'B'),
  ]
  expect(rowsOn(lines, { item: '', result: '', reference: '', grade: '' })).toEqual([
    { item: '収縮期血圧', result: '118 mmHg', reference: '129以下', grade: 'A' },
    { item: '中性脂肪', result: '142 mg/dL', reference: '149以下', grade: 'B' },
  ])
})

test('a head that says another column than its place tells that the order is not the table’s', () => {
  const lines = [
    ...row(60, '项目', '单价', '数量', '金额'),
    ...row(100, '茶叶', '30.00', '2', '60.00'),
    ...row(140, '茶杯', '12.00', '3', '36.00'),
  ]
  expect(rowsOn(lines, { 项目: '', 数量: '', 单价: '', 备注: '' })).toMatchObject([
    { 项目: '茶叶', 数量: '2', 单价: '30.00' },
    { 项目: '茶杯', 数量: '3', 单价: '12.00' },
  ])
})

test('one head that says a word of another column does not turn an order that the others bear out', () => {
  const lines = [
    ...row(60, 'Parameter', 'Result', 'Unit', 'Limit', 'Verdict'),
    ...row(100, 'Nitrate', '18.6', 'mg/l', '50', 'Pass'),
    ...row(140, 'Iron', '212', 'ug/l', '200', 'Fail'),
  ]
  expect(rowsOn(lines, { name: '', value: '', unit: '', limit: '', result: '' })).toEqual([
    { name: 'Nitrate', value: '18.6', unit: 'mg/l', limit: '50', result: 'Pass' },
    { name: 'Iron', value: '212', unit: 'ug/l', limit: '200', result: 'Fail' },
  ])
})
