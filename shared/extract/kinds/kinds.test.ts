import { expect, test } from 'vitest'
import { fold } from '../page/parts.ts'
import { recognisers, type ValueType } from './kinds.ts'
import {
  isChineseId,
  isGermanVatId,
  isIban,
  isLuhn,
  isSocialCreditCode,
  isSpanishId,
} from '../../check-digits.ts'
import { numberOf } from './amount.ts'

function found(type: ValueType, text: string): string | null {
  const span = recognisers[type](fold(text)).toSorted((a, b) => b.sureness - a.sureness)[0]
  return span ? text.slice(span.start, span.end) : null
}

test.each([
  ['12.50', '12.50'],
  ['RM 1,234.56', '1,234.56'],
  ['¥100.00元', '100.00'],
  ['1.234,56 €', '1.234,56'],
  ['1 234,56 €', '1 234,56'],
  ["CHF 1'234.50", "1'234.50"],
  ['-3.20', '-3.20'],
  ['3.20-', '3.20-'],
  ['49. 40', '49. 40'],
  ['半46 .62', '46 .62'],
  ['$12', '12'],
  ['Rp 25.000', '25.000'],
  ['12 000 Kč', '12 000'],
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
  ['2024年5月31日', null],
  ['123456789012', null],
])('the amount of %s is %s', (text, amount) => {
  expect(found('amount', text)).toBe(amount)
})

test('all sums of a line are told, those with cents most surely', () => {
  const text = '2 x 5.00 10.00'
  const sums = recognisers.amount(text).filter(({ sureness }) => sureness === 1)
  expect(sums.map(({ start, end }) => text.slice(start, end))).toEqual(['5.00', '10.00'])
})

test.each([
  ['1,234.56', 1234.56],
  ['1.234,56', 1234.56],
  ['1 234,5', 1234.5],
  ['12.000', 12000],
  ['3,20-', -3.2],
  ['(4.00)', -4],
  ['100,0000', 100],
  ['none', null],
])('%s stands for %s', (text, value) => {
  expect(numberOf(text)).toBe(value)
})

test.each([
  ['on 2024-05-31 at 10:30', '2024-05-31'],
  ['2024年5月31日', '2024年5月31日'],
  ['2024 年 05 月 31 日', '2024 年 05 月 31 日'],
  ['令和6年5月31日', '令和6年5月31日'],
  ['昭和63年7月14日', '昭和63年7月14日'],
  ['2024년 5월 31일', '2024년 5월 31일'],
  ['개업연월일: 2021 년 10 월 01 일', '2021 년 10 월 01 일'],
  ['ngày 5 tháng 3 năm 2020', 'ngày 5 tháng 3 năm 2020'],
  ['31/05/2024', '31/05/2024'],
  ['05/31/24', '05/31/24'],
  ['31.5.2024', '31.5.2024'],
  ['31. 5. 2024', '31. 5. 2024'],
  ['31 May 2024', '31 May 2024'],
  ['May 31st, 2024', 'May 31st, 2024'],
  ['1er mars 2020', '1er mars 2020'],
  ['24. Januar 2014', '24. Januar 2014'],
  ['29 maart 2014', '29 maart 2014'],
  ['5 de março de 2021', '5 de março de 2021'],
  ['12 de octubre del 2019', '12 de octubre del 2019'],
  ['3 октября 2022 г.', '3 октября 2022 г.'],
  ['7 sierpnia 2023', '7 sierpnia 2023'],
  ['25Dec13', '25Dec13'],
  ['6/10/201913:59', '6/10/2019'],
  ['11 月7日 ( 火) までに', '11 月7日 ( 火)'],
  ['5月3日(金・祝)', '5月3日(金・祝)'],
  ['3월 8일(금)', '3월 8일(금)'],
  ['114年11月18日（星期二）', '114年11月18日（星期二）'],
  ['2024年3月2日土地', '2024年3月2日'],
  ['99/99/2024', null],
  ['12.50', null],
  ['0123-45-6789', null],
  ['192.168.10.12', null],
  ['data di nascita 14101971', '14101971'],
  ['n. 14131971', null],
])('the date in %s is %s', (text, date) => {
  expect(found('date', text)).toBe(date)
})

test.each([
  ['phone', '+86 138 0013 8000', '+86 138 0013 8000'],
  ['phone', '(010) 1234-5678', '(010) 1234-5678'],
  ['phone', '電話052-555-2491', '052-555-2491'],
  ['phone', '電話0555-01-2290', '0555-01-2290'],
  ['phone', '(03)531-9756分機238', '(03)531-9756分機238'],
  ['phone', '2024-01-22', null],
  ['phone', '12.50', null],
  ['phone', '2.50 2.50 9 31', null],
  ['email', 'Write to Info@Example.com.', 'Info@Example.com'],
  ['email', 'info at example', null],
  ['url', 'see https://example.com/a?b=1.', 'https://example.com/a?b=1'],
  ['url', 'www.example.de, Bonn', 'www.example.de'],
  ['url', 'me@example.com', null],
  ['time', '05/31/24 9:14:51 PM', '9:14:51 PM'],
  ['time', '13時10分', '13時10分'],
  ['time', '8h30', '8h30'],
  ['time', 'às 04h15min', '04h15min'],
  ['taxId', 'Codice fiscale MRNLSE84D52E253K', 'MRNLSE84D52E253K'],
  ['taxId', 'CPF 083.514 .276-40', '083.514 .276-40'],
  ['time', '12.50', null],
  ['percent', 'VAT 7,5 %', '7,5 %'],
  ['percent', '46.62', null],
  ['iban', 'IBAN DE89 3704 0044 0532 0130 00 Bank', 'DE89 3704 0044 0532 0130 00'],
  ['bic', 'BIC COBADEFFXXX', 'COBADEFFXXX'],
  ['bic', 'Tannheim', null],
  ['taxId', 'USt-IdNr. DE136695976', 'DE136695976'],
  ['taxId', '91350100M000100Y43', '91350100M000100Y43'],
  ['code', 'INV-0042', 'INV-0042'],
  ['code', 'Nr. 9314110911/00/M/00/N vom', '9314110911/00/M/00/N'],
  ['code', 'AB 123 456', 'AB 123 456'],
  ['code', 'US 6,914,327 B1', 'US 6,914,327 B1'],
  ['code', 'Appl. No. 10/288,045', '10/288,045'],
  ['code', 'none at all', null],
  ['code', '5 800,00 €', null],
  ['taxId', 'SIRET 833 291 475 00027 TVA FR 21 833291475', 'FR 21 833291475'],
  ['phone', '04.78.28.63.90', '04.78.28.63.90'],
  ['phone', '+7 (843) 292-15-47', '+7 (843) 292-15-47'],
  ['currency', 'all sums in EUR', 'EUR'],
  ['currency', '12 €', '€'],
  ['postcode', '80333 München', '80333'],
  ['postcode', 'London SW1A 1AA', 'SW1A 1AA'],
  ['postcode', '3012 CN Rotterdam', '3012 CN'],
  ['gender', '性别 女', '女'],
  ['gender', 'weiblich', 'weiblich'],
  ['number', '10 Stk', '10'],
  ['number', '58 岁', '58 岁'],
  ['number', '約 1 歲 6 個月', '約 1 歲 6 個月'],
  ['number', '2台', '2台'],
  ['number', '12 人民', '12'],
  ['code', '浙（2023）丽桥市 不动产权第 0047162 号', '浙（2023）丽桥市 不动产权第 0047162 号'],
  ['text', ': INV-001 ', 'INV-001'],
  ['text', '---', null],
  ['text', 'Due date:', null],
  ['text', '[x] Online', '[x]'],
  ['text', '-5,00', '-5,00'],
] as const)('the %s in %s is %s', (type, text, value) => {
  expect(found(type, text)).toBe(value)
})

test('check digits tell a number from one that was misread', () => {
  expect(isIban('DE89 3704 0044 0532 0130 00')).toBe(true)
  expect(isIban('DE89 3704 0044 0532 0130 01')).toBe(false)
  expect(isIban('XX89 3704 0044 0532 0130 00')).toBe(false)
  expect(isChineseId('11010519491231002X')).toBe(true)
  expect(isChineseId('110105194912310021')).toBe(false)
  expect(isSocialCreditCode('91350100M000100Y43')).toBe(true)
  expect(isSocialCreditCode('91350100M000100Y44')).toBe(false)
  expect(isLuhn('4111111111111111')).toBe(true)
  expect(isLuhn('4111111111111112')).toBe(false)
  expect(isGermanVatId('DE136695976')).toBe(true)
  expect(isGermanVatId('DE136695975')).toBe(false)
  expect(isSpanishId('12345678Z')).toBe(true)
  expect(isSpanishId('X1234567L')).toBe(true)
  expect(isSpanishId('12345679Z')).toBe(false)
})
