// Which day a date is of, how days and times are written, and what only looks like a date.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

test('a date that is only called a date is no date of birth', () => {
  expect(valuesOf({ date_of_birth: '' }, 'Date : 18/11/2024')).toEqual({ date_of_birth: '' })
})

test('the one date that no label claims is that of the document, and of two none', () => {
  expect(valuesOf({ prescription_date: '' }, 'ORDONNANCE', 'Le 14 avril 2025')).toEqual({
    prescription_date: '14 avril 2025',
  })
  expect(valuesOf({ prescription_date: '' }, 'Bonjour', '14 avril 2025', '15 avril 2025')).toEqual({
    prescription_date: '',
  })
})

test('when something goes on is no date of the document, though its label says date', () => {
  expect(valuesOf({ date: '' }, 'Date: 01/05/09 - 30/04/11')).toEqual({ date: '' })
  expect(valuesOf({ date: '' }, 'Date: 01/05/09')).toEqual({ date: '01/05/09' })
})

test('a date that breaks off in a sign is not told with a year of two figures', () => {
  expect(valuesOf({ date: '' }, 'Date: 20/03/20%')).toEqual({ date: '' })
})

test('a day from which something goes on until now is not the day of the paper', () => {
  expect(
    valuesOf(
      { issueDate: '' },
      '재직증명서',
      '재직기간 | 2017년 3월 2일 현재 (8년 2개월)',
      '위와 같이 재직하고 있음을 증명합니다.',
      { text: '2025년 5월 12일', x: 400 },
    ),
  ).toEqual({ issueDate: '2025년 5월 12일' })
})

test('the date of a purchase stands by its own label, and not by the bare one of a table', () => {
  const lines = [
    '购买日期: 2023年9月16日',
    '发票号码: 04417382',
    '日期 | 故障 | 处理',
    '2024.02.21 | 不保压 | 更换',
  ]
  expect(valuesOf({ purchaseDate: '' }, ...lines)).toEqual({ purchaseDate: '2023年9月16日' })
})

test('a county is named without its "of", and a period is no date of the document', () => {
  expect(valuesOf({ county: '' }, 'COUNTY OF KENT')).toEqual({ county: 'KENT' })
  expect(valuesOf({ date: '' }, 'Stay 01.10.2018 - 31.10.2018')).toEqual({ date: '' })
})

test('a date may be filled in between printed words', () => {
  const lines = ['성명: 표정인', '개업연월일: 2021 년 10 월 01 일', '생년월일: 1984 년 5 월 27 일']
  expect(valuesOf({ name: '', openingDate: '', birthDate: '' }, ...lines)).toEqual({
    name: '표정인',
    openingDate: '2021 년 10 월 01 일',
    birthDate: '1984 년 5 월 27 일',
  })
})

test('a month is a date where a label asks for one, and a page of pages is none', () => {
  expect(valuesOf({ valid_thru: '' }, 'Valid thru: 03/2027')).toEqual({ valid_thru: '03/2027' })
  expect(valuesOf({ expiry_date: '' }, 'Expiry date: September 2027')).toEqual({
    expiry_date: 'September 2027',
  })
  expect(valuesOf({ date: '' }, 'Copy 03/2027 of many')).toEqual({ date: '' })
})

test('the time beside a labelled day is the time of the document', () => {
  const schema = { date: '', time: '' }
  expect(valuesOf(schema, 'BOULANGERIE', 'Date : 09/11/2024 à 11h26', 'Total 4,20')).toEqual({
    date: '09/11/2024',
    time: '11h26',
  })
  expect(valuesOf(schema, '거래일시|2025/03/22 13:05:17')).toEqual({ date: '2025/03/22', time: '13:05:17' })
})
