import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('what a house is called, in one line with its address, is none of it', () => {
  const lines = [
    'Confirmation of a course',
    'North Baths · 3 Mill Street · York YO1 7AB',
    'Course | Beginners',
  ]
  expect(valuesOf({ address: '', course: '' }, ...lines)).toEqual({
    address: '3 Mill Street · York YO1 7AB',
    course: 'Beginners',
  })
})

test('a Chinese house is named before its address, where dots between them are read as commas', () => {
  const lines = [
    '宠物寄养服务单',
    '暖爪宠物生活馆， 成都市武侯区玉林北路66号。',
    '编号: NZ-20251001-007',
    ...['宠物名: 豆包', '品种: 柯基', '体重: 11.6 kg', '年龄: 3 岁'],
  ]
  expect(valuesOf({ shop: '', shopAddress: '', orderId: '', petName: '' }, ...lines)).toMatchObject({
    shop: '暖爪宠物生活馆',
    orderId: 'NZ-20251001-007',
    petName: '豆包',
  })
})
