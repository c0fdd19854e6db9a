import { expect, test } from 'vitest'
import { amountOf } from '../../kinds/amount.ts'
import { dateOf, dateOrderOf } from '../../kinds/date.ts'
import { normalise } from '../../kinds/kinds.ts'
import { pageOf } from '../../../../test/support/page-builder.ts'

test.each([
  ['12.50', '12.50'],
  ['RM 1,234.56', '1234.56'],
  ['1.234,56 €', '1234.56'],
  ['1 234,56', '1234.56'],
  ["CHF 1'234.50", '1234.50'],
  ['￥１００．００', '100.00'],
  ['1.234.567', '1234567'],
  ['1,234', '1234'],
  ['0.125', '0.125'],
  ['-3.20', '-3.20'],
  ['(3.20)', '-3.20'],
  ['3.20-', '-3.20'],
  ['12', '12'],
  ['100.00元', '100.00'],
  ['', null],
  ['total', null],
  ['12 apples', null],
  ['2024-05-31', null],
  ['1.2,3.4', null],
  [`${'. '.repeat(20_000)}1`, null],
])('the amount %s is %s as a number', (text, number) => {
  expect(amountOf(text)).toBe(number)
})

test.each([
  ['2024-05-31', '2024-05-31'],
  ['2024年5月31日', '2024-05-31'],
  ['令和6年5月31日', '2024-05-31'],
  ['昭和63年7月14日', '1988-07-14'],
  ['大正9年11月7日', '1920-11-07'],
  ['20240531', '2024-05-31'],
  ['31/05/2024', '2024-05-31'],
  ['05/31/24', '2024-05-31'],
  ['31.5.98', '1998-05-31'],
  ['03.04.2024', '2024-04-03'],
  ['31 May 2024', '2024-05-31'],
  ['May 31st, 2024', '2024-05-31'],
  ['31 de mayo de 2024', '2024-05-31'],
  ['31. Mai 2024', '2024-05-31'],
  ['31-DEC-2018', '2018-12-31'],
  ['04/04/2024', '2024-04-04'],
  ['03/04/2024', null],
  ['31/02/2024', null],
  ['29/02/2023', null],
  ['tomorrow', null],
])('the date %s is %s', (text, date) => {
  expect(dateOf(text, null)).toBe(date)
})

test('what a date does not tell by itself, another one of the page does, or its language', () => {
  expect(dateOrderOf(pageOf('Paid 25/12/2018'))).toBe('dayFirst')
  expect(dateOrderOf(pageOf('Paid 12/25/2018'))).toBe('monthFirst')
  expect(dateOrderOf({ ...pageOf('Bezahlt'), languages: ['deu'] })).toBe('dayFirst')
  expect(dateOrderOf(pageOf('Paid'))).toBe(null)
  expect(dateOf('03/04/2024', 'dayFirst')).toBe('2024-04-03')
  expect(dateOf('03/04/2024', 'monthFirst')).toBe('2024-03-04')
  expect(dateOf('03042024', 'monthFirst')).toBe('2024-03-04')
  expect(dateOf('14101971', null)).toBe('1971-10-14')
})

test('numbers and addresses lose what is only there to be read easily', () => {
  expect(normalise('+86 (138) 0013-8000', 'phone', null)).toBe('+8613800138000')
  expect(normalise('010 1234 5678', 'phone', null)).toBe('01012345678')
  expect(normalise('12', 'phone', null)).toBe(null)
  expect(normalise('19,5 %', 'percent', null)).toBe('19.5')
  expect(normalise('de89 3704 0044 0532 0130 00', 'iban', null)).toBe('DE89370400440532013000')
  expect(normalise(' Info@Example.com', 'email', null)).toBe('info@example.com')
  expect(normalise('', 'amount', null)).toBe(null)
  expect(normalise('anything', 'text', null)).toBe(null)
})

test('figures of Arabic are figures', () => {
  expect(normalise('٢٠٢٥/٠٣/١٩', 'date', null)).toBe('2025-03-19')
  expect(normalise('١٠٧٫٨١', 'amount', null)).toBe('107.81')
})
