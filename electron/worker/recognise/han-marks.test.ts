import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { withHanMarks } from './han-marks.ts'

const read = (text: string, confidence = 0.6) =>
  pageOf({ text, confidence })
    .lines.map(withHanMarks)
    .flatMap(({ words }) => words.map((word) => word.text))
    .join(' ')

test.each([
  ['签发 机构 〈 专用 章 )', '签发 机构 ( 专用 章 )'],
  ['青 公 《〈刑) 字', '青 公 (刑) 字'],
  ['《 道路 交通 安全法 》 〈 试行 )', '《 道路 交通 安全法 》 ( 试行 )'],
  ['(2025] 2317 号', '[2025] 2317 号'],
  ['2024 年 ] 月 第 2 次', '2024 年 1 月 第 2 次'],
  ['1]0 月', '110 月'],
  ['姓名 ”段 文琴', '姓名 段 文琴'],
  ['他 说 “好 ”', '他 说 “好 ”'],
  ['规格 中219X8', '规格 Φ219×8'],
  ['规格 中 219X8', '规格 Φ 219×8'],
  ['中 2 班', '中 2 班'],
  ['二〇二六 年 万 月', '二〇二六 年 九 月'],
  ['尺寸 710mmX1000mm', '尺寸 710mm×1000mm'],
  ['二 OO 二 二 年 三 月', '二〇二二 年 三 月'],
  ['于 二 @ 〇 二 @ 〇 年', '于 二〇二〇 年'],
  ['二 〇 〇 五 年', '二 〇 〇 五 年'],
])('%s', (before, after) => {
  expect(read(before)).toBe(after)
})
