import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

const sure = (...lines: readonly string[]) => lines.map((text) => ({ text, confidence: 0.96 }))

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

test('until when something has to be done is no day on which the letter was written', () => {
  const lines = sure(
    'ご都合の悪い場合は、10月3日（金）までに下記へご連絡ください。点検は無料で、所要時間は約20分です。',
  )
  expect(valuesOf({ replyDeadline: '', duration: '', issueDate: '' }, ...lines)).toEqual({
    replyDeadline: '10月3日（金）',
    duration: '約20分',
    issueDate: '',
  })
})

test('what is put in brackets has its own label, and a bare number is that of the paper', () => {
  const lines = sure('编号: LA-YJ-250814', '患者冯宝田（住院号：0093417）家属')
  const asked = { noticeNumber: '', patient: { admissionNumber: '', idNumber: '' } }
  expect(valuesOf(asked, ...lines)).toEqual({
    noticeNumber: 'LA-YJ-250814',
    patient: { admissionNumber: '0093417', idNumber: '' },
  })
})

test('the points of a letter are numbered, which says nothing of them', () => {
  const rows = ['1 点検日 | 10月8日', '2 お客様番号 | 4410-82-0937', '3 点検内容 | ガス漏れ検査']
  const lines = rows.flatMap((row, i) =>
    row.split(' | ').map((text, j) => ({ text, x: 50 + 300 * j, y: 100 + 40 * i, confidence: 0.96 })),
  )
  expect(valuesOf({ customerNumber: '', inspectionContent: '' }, ...lines)).toEqual({
    customerNumber: '4410-82-0937',
    inspectionContent: 'ガス漏れ検査',
  })
})

test('a moment is told with its time of day where no bare day is asked for, and a seal is no part of a name', () => {
  const lines = sure('入住时间: 11月6日 14:20', '发货日期: 2025年11月7日', '经销商: 长沙鸿达家电（盖章）')
  expect(valuesOf({ checkIn: '', 发货日期: '', 经销商: '' }, ...lines)).toEqual({
    checkIn: '11月6日14:20',
    发货日期: '2025年11月7日',
    经销商: '长沙鸿达家电',
  })
})
