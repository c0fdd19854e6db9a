import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
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
