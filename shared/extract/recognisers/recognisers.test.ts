import { expect, test } from 'vitest'
import { fold } from '../sheet.ts'
import { recognisers } from './recognisers.ts'

function found(type: keyof typeof recognisers, text: string): string | null {
  const span = recognisers[type](fold(text))
  return span && text.slice(span.start, span.end)
}

test.each([
  ['12.50', '12.50'],
  ['RM 1,234.56', '1,234.56'],
  ['¥100.00元', '100.00'],
  ['1.234,56 €', '1.234,56'],
  ['-3.20', '-3.20'],
  ['2 x 5.00 10.00', '10.00'],
  ['$12', '12'],
  ['036', null],
  ['0.50', '0.50'],
  ['6%', null],
  ['6 %', null],
  ['2024-05-31', null],
  ['31/05/2024', null],
  ['10:30', null],
  ['5kg', null],
  ['A12', null],
  ['#12', null],
])('the amount of %s is %s', (text, amount) => {
  expect(found('amount', text)).toBe(amount)
})

test.each([
  ['on 2024-05-31 at 10:30', '2024-05-31'],
  ['2024年5月31日', '2024年5月31日'],
  ['2024 年 05 月 31 日', '2024 年 05 月 31 日'],
  ['31/05/2024', '31/05/2024'],
  ['05/31/24', '05/31/24'],
  ['31.5.2024', '31.5.2024'],
  ['31 May 2024', '31 May 2024'],
  ['May 31st, 2024', 'May 31st, 2024'],
  ['99/99/2024', null],
  ['12.50', null],
  ['0123-45-6789', null],
])('the date in %s is %s', (text, date) => {
  expect(found('date', text)).toBe(date)
})

test.each([
  ['phone', '+86 138 0013 8000', '+86 138 0013 8000'],
  ['phone', '(010) 1234-5678', '(010) 1234-5678'],
  ['phone', '12.50', null],
  ['email', 'Write to Info@Example.com.', 'Info@Example.com'],
  ['email', 'info at example', null],
  ['text', ': INV-001 ', 'INV-001'],
  ['text', '---', null],
  ['text', 'Due date:', null],
] as const)('the %s in %s is %s', (type, text, value) => {
  expect(found(type, text)).toBe(value)
})
