// What sentences, clauses and points of a document tell.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

const lease = [
  '出租方（甲方）：周文涛',
  '承租方（乙方）：林晓燕',
  '',
  '第一条 甲方将位于上海市徐汇区漕溪北路88号3栋1202室的房屋出租给乙方居住使用，建筑面积76.5平方米。',
  '第二条 月租金为人民币6,800元，押金13,600元，乙方应于每期首月5日前付清，不得以任何理由拖延。',
  '',
]

const sure = (...lines: readonly string[]) => lines.map((text) => ({ text, confidence: 0.96 }))

test('each clause of a contract tells its own', () => {
  const schema = { propertyAddress: '', 建筑面积: '', monthlyRent: '', deposit: '' }
  expect(valuesOf(schema, ...lease)).toEqual({
    propertyAddress: '上海市徐汇区漕溪北路88号3栋1202室',
    建筑面积: '76.5平方米',
    monthlyRent: '6,800',
    deposit: '13,600',
  })
})

test('a Russian certificate tells of whom it is, as what and since when; its own date is above it', () => {
  const schema = {
    employee: { fullName: '', position: '', employedSince: '' },
    issueDate: '',
    averageSalary: '',
    director: '',
  }
  expect(
    valuesOf(
      schema,
      'Исх. № 112-К',
      'от 24.02.2025',
      '',
      'Дана Соколовой Марине Викторовне, 14.06.1988 года рождения, в том, что она работает в библиотеке',
      'в должности ведущего библиотекаря с 3 сентября 2012 года (приказ № 87-к от 03.09.2012).',
      'Средняя заработная плата за последние шесть месяцев составляет 52 340 рублей 00 копеек.',
      '',
      { text: 'Директор', x: 50, y: 500 },
      { text: 'Л. Н. Ершова', x: 760, y: 500 },
      { text: 'Главный бухгалтер', x: 50, y: 540 },
      { text: 'И. П. Дорохова', x: 760, y: 540 },
    ),
  ).toEqual({
    employee: {
      fullName: 'Соколовой Марине Викторовне',
      position: 'ведущего библиотекаря',
      employedSince: '3 сентября 2012 года',
    },
    issueDate: '24.02.2025',
    averageSalary: '52 340',
    director: 'Л. Н. Ершова',
  })
})

test('what happened stands behind its day', () => {
  expect(
    valuesOf(
      { admissionDate: '', dischargeDate: '', customerName: '' },
      'お客様名 | 小山和也 様',
      '醫師囑言 | 病人於114年4月3日經急診入院，接受開放性復位手術，於114年4月8日出院，宜休養六週。',
    ),
  ).toEqual({ admissionDate: '114年4月3日', dischargeDate: '114年4月8日', customerName: '小山和也' })
})

test('each clause of a letter tells its own sum, and the first that is called so is meant', () => {
  const lines = sure(
    '已发生医疗费用共计人民币18,642.50元，已缴纳预交金15,000元，尚欠3,642.50元。',
    '请于2025年8月16日前到住院收费处补缴预交金，整机自购买之日起保修一年，电热盘保修三年。',
  )
  const asked = { totalCost: '', prepaidAmount: '', amountOwed: '', paymentDeadline: '', warrantyPeriod: '' }
  expect(valuesOf(asked, ...lines)).toEqual({
    totalCost: '18,642.50',
    prepaidAmount: '15,000',
    amountOwed: '3,642.50',
    paymentDeadline: '2025年8月16日',
    warrantyPeriod: '一年',
  })
})

test('a sentence tells whose a thing is, who somebody is, and of an occasion its one day', () => {
  const lines = [
    'This is to certify that the bicycle has been entered in the register in the name of Imogen Tallis.',
    'Your grants officer is Tomos Pryce-Jones, who can be reached on 0113 496 0172.',
    'The deposit of 540.00 was paid on 24 June 2026 and the goods are insured in transit up to £25,000.',
  ]
  const schema = {
    owner: { name: '' },
    grantsOfficer: { name: '', phone: '' },
    deposit: { amount: '', paymentDate: '' },
    insuredUpTo: '',
  }
  expect(valuesOf(schema, ...lines)).toEqual({
    owner: { name: 'Imogen Tallis' },
    grantsOfficer: { name: 'Tomos Pryce-Jones', phone: '0113 496 0172' },
    deposit: { amount: '540.00', paymentDate: '24 June 2026' },
    insuredUpTo: '£25,000',
  })
})

test('a sentence tells what something was and will be, from when, and by when to answer', () => {
  const lines = [
    'Your tenancy, which began on 1 July 2024, is due for its review: the rent will rise from £1,125.00 to £1,170.00 per month.',
    'If you do not agree with the new rent, please let us know before 26 May 2026 or by telephone.',
  ]
  const schema = { tenancyStart: '', currentRent: '', newRent: '', objectionDeadline: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    tenancyStart: '1 July 2024',
    currentRent: '1,125.00',
    newRent: '1,170.00',
    objectionDeadline: '26 May 2026',
  })
})
