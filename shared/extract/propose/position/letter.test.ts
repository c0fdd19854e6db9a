import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'
import { pageOf, type LineSketch } from '../../../../test/support/page-builder.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'

const at = (text: string, x: number, y: number, height = 20): LineSketch => ({ text, x, y, height })

function foundOn(lines: readonly LineSketch[], asked: object): unknown {
  const schema = parseSchema(asked)
  if (!schema.ok) throw new Error(schema.error.code)
  return JSON.parse(extract(pageOf(...lines), schema.value).content)
}

const certificate = [
  at('捐赠证书', 400, 60, 50),
  at('尊敬的各位家委会成员：', 60, 160),
  at('感谢您的善举，特颁此证，以表谢忱。', 100, 220),
  at('晨星教育发展基金会', 620, 420),
  at('二〇二五年十月十二日', 620, 460),
]

test('a date may be written in Han figures', () => {
  expect(foundOn(certificate, { issue_date: '' })).toEqual({ issue_date: '二〇二五年十月十二日' })
})

test('a colon alone addresses nobody, and a line without a date and an organisation is signed by none', () => {
  const notes = [at('注意事项：', 60, 60), at('请保持安静', 60, 120), at('谢谢合作', 620, 420)]
  expect(foundOn(notes, { addressee: '', organization: '' })).toEqual({ addressee: '', organization: '' })
})

test('a date behind a label that nobody knows is that label’s, and not the day of the page', () => {
  const lines = ['AUTO-TEST', 'Zwiebelgang: 21.03.2027', 'Nowy Sad, 21.03.2026']
  expect(valuesOf({ date: '' }, ...lines)).toEqual({ date: '21.03.2026' })
})
