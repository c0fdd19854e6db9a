// What Chinese forms do in ruled cells: labels and lists in several lines, heads below a form, numbers in Han words.
import { expect, test } from 'vitest'
import { pageOf, type LineSketch } from '../../test/support/page-builder.ts'
import { valuesOf } from '../../test/support/values-of.ts'
import type { Rule } from '../page.ts'
import { parseSchema } from '../schema/parse.ts'
import { extract } from './extract.ts'

const tall = 60
const [left, labels, top, width] = [50, 200, 100, 700]

/** A form of two columns: each cell with its lines, from top to bottom. */
function foundInForm(
  asked: object,
  ...rows: readonly (readonly [label: string[], value: string[]])[]
): unknown {
  const heights = rows.map(([label, value]) => tall * Math.max(label.length, value.length))
  const tops = heights.map((_, i) => top + heights.slice(0, i).reduce((sum, one) => sum + one, 0))
  const bottom = (tops.at(-1) ?? 0) + (heights.at(-1) ?? 0)
  const inCell = (lines: readonly string[], x: number, i: number): LineSketch[] => {
    const first = (tops[i] ?? 0) + (heights[i] ?? 0) / 2 - 15 * lines.length
    return lines.map((text, j) => ({ text, x, y: first + 30 * j }))
  }
  const lines = rows.flatMap(([label, value], i) => [
    ...inCell(label, left + 20, i),
    ...inCell(value, left + labels + 20, i),
  ])
  const walls = [left, left + labels, left + width].map((x): Rule => ({
    direction: 'vertical',
    box: { x0: x, x1: x + 2, y0: top, y1: bottom },
  }))
  const lids = [...tops, bottom].map((y): Rule => ({
    direction: 'horizontal',
    box: { x0: left, x1: left + width, y0: y, y1: y + 2 },
  }))
  const schema = parseSchema(asked)
  if (!schema.ok) throw new Error(schema.error.code)
  return JSON.parse(extract({ ...pageOf(...lines), rules: [...walls, ...lids] }, schema.value).content)
}

test('a number of a court has its year, its court and its count', () => {
  const found = foundInForm(
    { 案号: '', 案由: '' },
    [['案号'], ['（2023）苏0481民初5172号']],
    [['案由'], ['合同纠纷']],
  )
  expect(found).toEqual({ 案号: '（2023）苏0481民初5172号', 案由: '合同纠纷' })
})

test('labels with their values behind colons are no heads of a table', () => {
  const row = (y: number, ...texts: string[]) => texts.map((text, i) => ({ text, x: 60 + 220 * i, y }))
  const found = valuesOf(
    { samples: [{ 编号: '', 破坏荷载: '', 抗压强度: '' }] },
    ...row(60, '报告编号: HX-03816', '检验类别: 见证取样', '共1页第1页'),
    ...row(100, '委托单位', '汉江建筑公司', '2022.08.19'),
    ...row(140, '试件编号', '破坏荷载(kN)', '单块强度(MPa)', '代表值(MPa)'),
    ...row(180, '341-1', '913.6', '40.6'),
    ...row(220, '341-2', '938.2', '41.7'),
  )
  expect(found).toEqual({
    samples: [
      { 编号: '341-1', 破坏荷载: '913.6', 抗压强度: '40.6' },
      { 编号: '341-2', 破坏荷载: '938.2', 抗压强度: '41.7' },
    ],
  })
})
