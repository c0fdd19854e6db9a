// Labels of two characters that are set wide.
import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

const at = (text: string, x: number, y: number) => ({ text, x, y })

test('two characters that together are a label are one, and what stands behind them is its value', () => {
  const lines = [
    at('姓', 50, 100),
    at('名', 110, 100),
    at('魏子恒', 141, 100),
    at('国', 50, 150),
    at('籍', 110, 150),
    at('中国', 141, 150),
  ]
  expect(valuesOf({ 姓名: '', 国籍: '' }, ...lines)).toEqual({ 姓名: '魏子恒', 国籍: '中国' })
})

test('characters that are no label together stay apart', () => {
  const lines = [at('男', 50, 100), at('女', 110, 100), at('二人', 141, 100)]
  expect(valuesOf({ 姓名: '' }, ...lines)).toEqual({ 姓名: '' })
})
