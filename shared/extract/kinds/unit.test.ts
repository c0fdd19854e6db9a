import { expect, test } from 'vitest'
import { valuesOf } from '../../../test/support/values-of.ts'

test('a figure is told with the unit behind it, but not where its name says the unit', () => {
  const lines = ['Total depth: 162 ft', 'Number of seats: 5', 'Patient age: 46 years']
  expect(valuesOf({ total_depth: '', seats: '' }, ...lines)).toEqual({ total_depth: '162 ft', seats: '5' })
  expect(valuesOf({ total_days: '' }, 'Total days: 9 days')).toEqual({ total_days: '9' })
})

test('a sum that is all that stands there has its words, within a sentence it has not', () => {
  expect(valuesOf({ 押金: '' }, '押金: 新臺幣 2,000 元整')).toEqual({ 押金: '新臺幣2,000元整' })
  expect(valuesOf({ 押金: '' }, '乙方应于签约日支付押金人民币2,000元，合同期满后退还。')).toEqual({
    押金: '2,000',
  })
})
