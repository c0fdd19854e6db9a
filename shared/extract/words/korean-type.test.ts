import { expect, test } from 'vitest'
import { guessedType } from './guessed-type.ts'

test.each([
  ['date', ['시작일', '종료일', '신청일', '계약일', '접수일', '납품예정일']],
  ['amount', ['총경비', '교통비', '연체료', '지원금액', '계약금', '출장수당', '단위단가']],
  ['percent', ['할인율', '합격률']],
  ['time', ['출발시각']],
  ['company', ['회사명', '협력업체명']],
  ['name', ['대리업무자', '신청인', '현장책임자']],
  ['text', ['파일', '요일', '의료장비', '포장재료', '계약현금', '관련법률', '목적지', '혈액']],
] as const)('of a %s', (type, names) => {
  expect(names.map((name) => `${name} ${guessedType(name)}`)).toEqual(names.map((name) => `${name} ${type}`))
})
