import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

const sure = (...lines: readonly string[]) => lines.map((text) => ({ text, confidence: 0.96 }))

test('a card names its holder without a label, and its number is nobody’s phone', () => {
  const lines = sure(
    '栖霞岭野生动物园',
    'No. 8806 2417 0035',
    '童思远',
    '有效期至: 2026.04.18',
    '遗失补卡工本费30元，不得转借。',
  )
  expect(valuesOf({ cardNumber: '', holder: { name: '', phone: '' }, validUntil: '' }, ...lines)).toEqual({
    cardNumber: '8806 2417 0035',
    holder: { name: '童思远', phone: '' },
    validUntil: '2026.04.18',
  })
  // two names tell nothing of whose card it is
  expect(valuesOf({ holder: { name: '' } }, ...sure('会员须知', '童思远', '陆建华'))).toEqual({
    holder: { name: '' },
  })
})

test('the points of a notice in Korean have labels of their own, and its sentences their deadlines', () => {
  const lines = sure(
    '1. 공사시간 : 오전 9시 ~ 오후 6시',
    '2. 대상 동 : 204동 3라인',
    '3. 공사금액 : 금 86,400,000원 (부가세 포함)',
    '불편사항은 3월 7일까지 관리사무소로 연락 주십시오.',
    '해솔마을 관리사무소장 구본학 (직인생략)',
  )
  const asked = { hours: '', cost: '', complaintDeadline: '', officeDirector: '' }
  expect(valuesOf(asked, ...lines)).toEqual({
    hours: '오전 9시 ~ 오후 6시',
    cost: '86,400,000',
    complaintDeadline: '3월 7일',
    officeDirector: '구본학',
  })
})

test('how old somebody is stands in brackets behind their birth, and a colon in narrow type is read as a dot', () => {
  const lines = sure('受診番号・K-20417', '生年月日: 昭和58年11月3日（41歳）', '記号・番号: 2207・158')
  const asked = { examNumber: '', birthDate: '', age: '', symbolAndNumber: '' }
  expect(valuesOf(asked, ...lines)).toMatchObject({ birthDate: '昭和58年11月3日', age: '41歳' })
})

test('the name of a house is no label of what stands beside it', () => {
  const lines = ['平江河区中西医结合医院 | 普通', '处方笺 | 甲类', '姓名: 陆建华'].map((text) => ({
    text,
    confidence: 0.96,
  }))
  expect(valuesOf({ 医院: '', 姓名: '' }, ...lines)).not.toMatchObject({ 医院: '普通' })
})
