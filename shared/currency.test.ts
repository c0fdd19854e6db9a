import { expect, test } from 'vitest'
import { currencyIn, currencyOfPage } from './currency.ts'

const pageOf = (lines: readonly string[], languages = ['eng']) => ({
  languages,
  lines: lines.map((text) => ({
    box: { x0: 0, y0: 0, x1: 9, y1: 9 },
    words: text
      .split(' ')
      .map((word) => ({ text: word, box: { x0: 0, y0: 0, x1: 9, y1: 9 }, confidence: 1 })),
    ...{ block: 0, paragraph: 0, rowHeight: 9 },
  })),
})

test.each([
  ['RM 8.20', 'MYR'],
  ['8,20 €', 'EUR'],
  ['USD', 'USD'],
  ['RMB 30', 'CNY'],
  ['S$4.50', 'SGD'],
  ['$ 4.50', '$'],
  ['￥12.00', '¥'],
  ['12.00', null],
  ['PENNE 12.00', null],
  ['30 days', null],
])('the currency of %s is %s', (text, currency) => {
  expect(currencyIn(text)).toBe(currency)
})

test('the currency of a page is that of most of its amounts', () => {
  expect(currencyOfPage(pageOf(['TOTAL (RM) 8.20', 'CASH RM 10.00', 'EUR 1.00 voucher']))).toBe('MYR')
  expect(currencyOfPage(pageOf(['RM 1.00', 'EUR 1.00']))).toBeNull()
  expect(currencyOfPage(pageOf(['Total 8.20']))).toBeNull()
})

test('a sign of several currencies is the one that the page names, or that its language has', () => {
  expect(currencyOfPage(pageOf(['Total $8.20', 'All amounts (CAD)']))).toBe('CAD')
  expect(currencyOfPage(pageOf(['Total $8.20']))).toBe('$')
  expect(currencyOfPage(pageOf(['合计 ¥12.00'], ['chi_sim', 'eng']))).toBe('CNY')
})
