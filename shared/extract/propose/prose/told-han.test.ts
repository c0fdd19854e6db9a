import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'

function foundOn(lines: readonly string[], asked: object): unknown {
  const schema = parseSchema(asked)
  if (!schema.ok) throw new Error(schema.error.code)
  return JSON.parse(extract(pageOf(...lines), schema.value).content)
}

const proof = [
  '兹证明海川大学外国语学院学生温雅琪（学号：2021031457）于2025年2月24日至2025年6月13日在我公司',
  '市场推广部实习，担任翻译助理一职，考核结果为优秀。',
]

test('of whom a Chinese certificate speaks, as what, and how well', () => {
  expect(foundOn(proof, { student_name: '', position: '', result: '' })).toEqual({
    student_name: '温雅琪',
    position: '翻译助理',
    result: '优秀',
  })
})

test('what a sentence says of something else is no value', () => {
  expect(foundOn(proof, { colour: '', hobby: '' })).toEqual({ colour: '', hobby: '' })
})

test('a notice of admission says to which faculty, for which subject and where', () => {
  const notice = [
    '录取通知书',
    '经省招生委员会批准，你被录取到我校土木工程学院、给排水科学专业',
    '（本科，学制四年）学习。请凭本通知书到我校呈贡校区报到。',
  ]
  expect(foundOn(notice, { faculty: '', major: '', degreeLevel: '', campus: '' })).toEqual({
    faculty: '土木工程学院',
    major: '给排水科学',
    degreeLevel: '本科',
    campus: '呈贡校区',
  })
})
