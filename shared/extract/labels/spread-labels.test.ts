import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { valuesOf } from '../../../test/support/values-of.ts'
import { sheetOf } from '../page/make-sheet.ts'
import { vocabularyOf } from '../words/vocabulary.ts'
import { withSpreadLabels } from './spread-labels.ts'

const spread = (y: number, label: readonly [string, string], value: string) => [
  { text: label[0], x: 50, y },
  { text: label[1], x: 130, y },
  { text: value, x: 210, y },
]

test('a label of two Han characters that is set as wide as four is one label', () => {
  const found = valuesOf(
    { 姓名: '', 性别: '' },
    ...spread(100, ['姓', '名'], '邵文婷'),
    ...spread(150, ['性', '别'], '女'),
  )
  expect(found).toEqual({ 姓名: '邵文婷', 性别: '女' })
})

test('two characters that are no label stay apart', () => {
  const sheet = sheetOf(pageOf(...spread(100, ['甲', '一'], '二')))
  expect(withSpreadLabels(sheet, vocabularyOf(new Set(), [])).rows).toEqual(sheet.rows)
})
