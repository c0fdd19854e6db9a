// How houses and persons are called, what in a name is none of it, and who signs.
import { expect, test } from 'vitest'
import type { LineSketch } from '../../test/support/page-builder.ts'
import { valuesOf } from '../../test/support/values-of.ts'

test('a sentence at the top is no house', () => {
  expect(valuesOf({ school: '' }, 'This school report is for the parents', 'Report')).toEqual({
    school: '',
  })
})

test('what a house is begins its name, and the word for a party does not', () => {
  expect(valuesOf({ laboratory: '' }, 'Laboratory New Life', 'Report of 3 May 2024')).toEqual({
    laboratory: 'Laboratory New Life',
  })
  expect(valuesOf({ supplier: '' }, 'Supplier: New Life', 'Report')).toEqual({ supplier: 'New Life' })
})

test('a surname without a party is of the person whom the document is about', () => {
  expect(
    valuesOf(
      { employer_name: '', employee_last_name: '' },
      'Employer: Northfield Tooling LLC',
      'Last name: Doerr',
    ),
  ).toEqual({ employer_name: 'Northfield Tooling LLC', employee_last_name: 'Doerr' })
})

test('beside a given name the bare name is that of the family', () => {
  expect(valuesOf({ last_name: '', first_name: '' }, 'Nom | BERTHELOT', 'Prénom | Solène')).toEqual({
    last_name: 'BERTHELOT',
    first_name: 'Solène',
  })
  expect(valuesOf({ last_name: '' }, 'Nom | BERTHELOT')).toEqual({ last_name: '' })
})

test('what a paper is called is the name of nothing in it, and a name beside its party has its own label', () => {
  expect(
    valuesOf(
      { vehicle: { modelName: '' }, seller: { name: '', phone: '' } },
      { text: '자동차 매매 계약서', x: 300, y: 40, height: 34 },
      { text: '매도인', x: 60, y: 300 },
      { text: '성명 정태호', x: 240, y: 300 },
      { text: '전화 010-5521-7743', x: 560, y: 300 },
    ),
  ).toEqual({ vehicle: { modelName: '' }, seller: { name: '정태호', phone: '010-5521-7743' } })
})

test('whom to ask for ends where the word for a phone begins', () => {
  const line = '담당자 양지훈 전화 032-625-4410 팩스 032-625-4419 우 14635 경기도 부천시 원미구 심곡로 9'
  expect(valuesOf({ contactName: '', phone: '' }, '도서 반납 연체 안내', line)).toEqual({
    contactName: '양지훈',
    phone: '032-625-4410',
  })
})

test('the name of a product is nobody’s', () => {
  const lines = ['产品名称: 电压力锅', '用户姓名: 唐若溪', '型号: YX-PC60']
  expect(valuesOf({ product: { name: '', model: '' }, customer: { name: '' } }, ...lines)).toEqual({
    product: { name: '电压力锅', model: 'YX-PC60' },
    customer: { name: '唐若溪' },
  })
})

test('"title" is the title of a document unless somebody is asked for whose job it could be', () => {
  const lines: LineSketch[] = [
    { text: 'Marriage License', height: 40, y: 40, x: 300 },
    { text: 'Occupation: Dentist', y: 120 },
  ]
  expect(valuesOf({ title: '', occupation: '' }, ...lines)).toEqual({
    title: 'Marriage License',
    occupation: 'Dentist',
  })
})
