// How houses and persons are called, what in a name is none of it, and who signs.
import { expect, test } from 'vitest'
import type { LineSketch } from '../../test/support/page-builder.ts'
import { valuesOf } from '../../test/support/values-of.ts'

test('what a house is stands in its name, in any language', () => {
  expect(valuesOf({ school: '' }, 'Instituto Las Encinas', 'Boletín de calificaciones')).toEqual({
    school: 'Instituto Las Encinas',
  })
  expect(valuesOf({ library_name: '' }, '滨江区图书馆读者证', '证号：BJ0088213')).toEqual({
    library_name: '滨江区图书馆',
  })
  expect(valuesOf({ practice: '' }, 'Kleintierpraxis Vogt', 'Behandlungsbericht')).toEqual({
    practice: 'Kleintierpraxis Vogt',
  })
})

test('a house that no glossary knows is named by its very word at the end', () => {
  expect(valuesOf({ shelter: '' }, 'RIVERBEND ANIMAL SHELTER', 'Adoption contract')).toEqual({
    shelter: 'RIVERBEND ANIMAL SHELTER',
  })
  expect(valuesOf({ prefix: '' }, 'Prefix identification')).toEqual({ prefix: '' })
})

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

test('beside the first name a name is of a person and of no house, and what somebody is ends who it is', () => {
  const lines = [
    'Blutspendedienst Nordmark',
    'Name: Hartwig',
    'Vorname: Jonas',
    'Examined by: Gareth Pugh, Engineer Surveyor',
  ]
  const schema = { dienst: { name: '' }, spender: { nachname: '', vorname: '' }, examinedBy: '' }
  expect(valuesOf(schema, ...lines)).toMatchObject({
    spender: { nachname: 'Hartwig', vorname: 'Jonas' },
    examinedBy: 'Gareth Pugh',
  })
})

test('whose child somebody is tells the father and the mother', () => {
  const parents = { father: '', mother: '' }
  expect(valuesOf(parents, 'Si certifica che Rosa Neri', 'figlia di Aldo Neri e di Livia Bonarelli')).toEqual(
    {
      ...{ father: 'Aldo Neri', mother: 'Livia Bonarelli' },
    },
  )
  expect(valuesOf(parents, 'Baptised: Tom Hale, son of John Hale and Mary Stone')).toEqual({
    ...{ father: 'John Hale', mother: 'Mary Stone' },
  })
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

test('one line at the foot says who wrote a paper, where they are and how to reach them', () => {
  expect(
    valuesOf(
      { shop: { name: '', postalCode: '', address: '', tel: '' } },
      '修理受付票',
      '受付番号 | R-07-00582',
      'でんきのまるやま 国分寺店 〒185-0012 東京都国分寺市本町3-7-1 TEL 042-321-6690',
    ),
  ).toEqual({
    shop: {
      name: 'でんきのまるやま国分寺店',
      postalCode: '185-0012',
      address: '東京都国分寺市本町3-7-1',
      tel: '042-321-6690',
    },
  })
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

test('who signs for a house stands behind what they are', () => {
  const schema = { municipality: '', 市区町村長: '' }
  expect(valuesOf(schema, '住民票', '令和7年2月14日', { text: '杉並区長 岸本聡子', x: 400 })).toEqual({
    municipality: '杉並区',
    市区町村長: '岸本聡子',
  })
  expect(
    valuesOf(
      { company: { name: '', ceo: '' } },
      '재직증명서',
      '2025년 5월 12일',
      '한빛소프트웨어 대표이사 최성민 (인)',
    ),
  ).toMatchObject({ company: { ceo: '최성민' } })
})

test('a seal behind a name is no part of it', () => {
  const lines = ['수료증', '성명 : 윤가람', '전북평생교육진흥원', '원장 : 문재혁 (직인)']
  expect(valuesOf({ director: '' }, ...lines)).toEqual({ director: '문재혁' })
})
