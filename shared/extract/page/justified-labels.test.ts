import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { valuesOf } from '../../../test/support/values-of.ts'
import { unite, type Line } from '../../page.ts'
import { parseSchema } from '../../schema/parse.ts'
import { extract } from '../extract.ts'

/** A label whose characters fill 160 points, and its value right behind it in the same line. */
function lineOf(label: string, value: string, y: number): Line {
  const step = 140 / (label.length - 1)
  const sketches = [
    ...Array.from(label, (text, i) => ({ text, x: 60 + i * step, y })),
    { text: value, x: 232, y },
  ]
  const words = pageOf(...sketches).lines.flatMap((line) => line.words)
  return { box: unite(words.map(({ box }) => box)), words, block: 0, paragraph: 0, rowHeight: 20 }
}

test('labels that are set as wide as their column are whole, and their values begin behind it', () => {
  const lines = [
    lineOf('住所', '青岚市云桥路88号', 60),
    lineOf('经营者名称', '青岚禾谷餐饮有限公司', 110),
    lineOf('主体业态', '餐饮服务', 160),
  ]
  const schema = parseSchema({ operatorName: '', businessType: '', address: '' })
  const content = schema.ok ? extract({ ...pageOf(), lines, confidence: 0.9 }, schema.value).content : ''
  expect(JSON.parse(content)).toEqual({
    operatorName: '青岚禾谷餐饮有限公司',
    businessType: '餐饮服务',
    address: '青岚市云桥路88号',
  })
})

test('what stands before a colon is one label, however far its halves are set apart', () => {
  const row = (y: number, a: string, b: string, value: string) => [
    { text: a, x: 60, y },
    { text: b, x: 200, y },
    { text: `: ${value}`, x: 360, y },
  ]
  const lines = [
    ...row(60, '負責人', '姓名', '賴錦坤'),
    ...row(100, '管理人員', '證書字號', '101-0386'),
    { text: '經營種類', x: 60, y: 140 },
    { text: ': 零售', x: 360, y: 140 },
  ]
  expect(valuesOf({ 負責人姓名: '', 管理人員證書字號: '', 經營種類: '' }, ...lines)).toEqual({
    負責人姓名: '賴錦坤',
    管理人員證書字號: '101-0386',
    經營種類: '零售',
  })
})
