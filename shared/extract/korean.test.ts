// Korean forms.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

test('a date may be filled in between printed words', () => {
  const lines = ['성명: 표정인', '개업연월일: 2021 년 10 월 01 일', '생년월일: 1984 년 5 월 27 일']
  expect(valuesOf({ name: '', openingDate: '', birthDate: '' }, ...lines)).toEqual({
    name: '표정인',
    openingDate: '2021 년 10 월 01 일',
    birthDate: '1984 년 5 월 27 일',
  })
})
