import { expect, it } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { inReadingOrder } from './visual-order.ts'

const read = (text: string) => {
  const [line] = pageOf(text).lines
  return inReadingOrder(line!)
    .words.map((word) => word.text)
    .join(' ')
}

it('a line from right to left is reversed, but for its numbers and Latin words', () => {
  expect(read('ملاس')).toBe('سالم')
  expect(read('SAR 12.50 :عومجملا')).toBe('المجموع: SAR 12.50')
  expect(read('مكحب ابحرم')).toBe('مرحبا بحكم')
  expect(read('٢٠٢٤ ماع')).toBe('عام ٢٠٢٤')
})

it('a line in another script stays as it is', () => {
  expect(read('Total 12.50')).toBe('Total 12.50')
})
