import { expect, test } from 'vitest'
import { pageOf, type LineSketch } from '../../../../test/support/page-builder.ts'
import type { Page, Rule } from '../../../page.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'

function foundOn(page: Page, asked: object): unknown {
  const schema = parseSchema(asked)
  if (!schema.ok) throw new Error(schema.error.code)
  return JSON.parse(extract(page, schema.value).content)
}

const at = (text: string, x: number, y: number): LineSketch => ({ text, x, y })

const upright = (x: number, y0: number, y1: number): Rule => ({
  direction: 'vertical',
  box: { x0: x, x1: x + 2, y0, y1 },
})
const level = (y: number, x0: number, x1: number): Rule => ({
  direction: 'horizontal',
  box: { x0, x1, y0: y, y1: y + 2 },
})

/** Cells of 200 by 50, whose text begins 20 to the right of their walls. */
function grid(...rows: readonly (readonly string[])[]): Page {
  const lines = rows.flatMap((row, i) => row.map((text, j) => at(text, 70 + 200 * j, 115 + 50 * i)))
  const bottom = 100 + 50 * rows.length
  const most = Math.max(...rows.map((row) => row.length))
  const walls = Array.from({ length: most + 1 }, (_, j) => upright(50 + 200 * j, 100, bottom))
  const lids = Array.from({ length: rows.length + 1 }, (_, i) => level(100 + 50 * i, 50, 50 + 200 * most))
  return { ...pageOf(...lines), rules: [...walls, ...lids] }
}

test('in a ruled form the value is the cell beside its label, although another stands right below it', () => {
  const page = grid(['성명', '윤서진', '소속', '품질관리팀'], ['주소', '유성구', '직위', '대리'])
  expect(foundOn(page, { name: '', department: '', position: '' })).toEqual({
    name: '윤서진',
    department: '품질관리팀',
    position: '대리',
  })
})

test('in a ruled table what stands beside the head of a column is no value of it', () => {
  const page = grid(['姓名', '性别', '部门', '职务'], ['张三', '男', '销售部', '经理'])
  expect(foundOn(page, { 姓名: '', 部门: '' })).not.toMatchObject({ 姓名: '性别' })
})

test('a label that means something else is of no field that was not found', () => {
  const page = pageOf('Name: Ann Hale', 'Bed: 17', 'Colour: blue', 'Date: 2025-09-18', 'Department: Surgery')
  expect(foundOn(page, { name: '', bed: '', insurance: '', date: '', department: '' })).toMatchObject({
    insurance: '',
  })
})

test('a figure is of the field that asks for one, and a word is not', () => {
  const page = pageOf('姓名: 张伟', '床号: 17', '费别: 城乡居民', '日期: 2025-09-18', '科室: 骨科')
  expect(foundOn(page, { name: '', bed: '', prepaidAmount: '', date: '', department: '' })).toMatchObject({
    prepaidAmount: '',
  })
})

test('where a schema has not the order of the page, what was not found stays empty', () => {
  const page = pageOf('姓名: 张伟', '床号: 17', '费别: 城乡居民', '日期: 2025-09-18', '科室: 骨科')
  const asked = { department: '', date: '', insuranceType: '', bedNumber: '', name: '' }
  expect(foundOn(page, asked)).toMatchObject({ insuranceType: '' })
})

test('the field and the label right beside those that were found belong together, though more are missing', () => {
  const page = pageOf('托寄物: 茶叶', '件数: 1', '重量: 1.35kg', '运费: 12.00')
  const asked = { courier: '', goods: '', pieces: '', weight: '', freight: '' }
  expect(foundOn(page, asked)).toMatchObject({ courier: '', goods: '茶叶' })
})

test('what is called as another field is no value', () => {
  const page = pageOf('复核: 李敏', '隶人: 开票人', '收款人: 张伟', '日期: 2025-09-18')
  expect(foundOn(page, { 复核: '', 备注: '', 开票人: '', 收款人: '', 日期: '' })).toMatchObject({ 备注: '' })
})

test('a colon in the cell of a table makes no pair of it', () => {
  const page = pageOf(
    at('Invoice number: R-2041', 60, 60),
    ...['400', 'Balloon: bright red', '19 %', '316'].map((text, i) => at(text, 60 + 260 * i, 140)),
    at('Due date: 3 May 2025', 60, 220),
  )
  expect(foundOn(page, { invoice_number: '', plimf: '', due_date: '' })).toMatchObject({ plimf: '' })
})

test('on a slip what stands behind a colon is what the words before it say', () => {
  const slip: Page = { ...pageOf('款号：MV23D-4108', '号型：165/88A', '产地：浙江杭州'), kind: 'receipt' }
  expect(foundOn(slip, { 货号: '', 尺码: '' })).toEqual({ 货号: 'MV23D-4108', 尺码: '165/88A' })
})

test('a ruled list of four columns may number its labels', () => {
  const page = grid(
    ['Referee', 'Nuria Cano', 'Licence no.', 'R-20417'],
    ['Assistant 1', 'Pablo Soto', 'Assistant 2', 'Aitana Mena'],
  )
  expect(foundOn(page, { referee: '', assistant2: '' })).toEqual({
    referee: 'Nuria Cano',
    assistant2: 'Aitana Mena',
  })
})
