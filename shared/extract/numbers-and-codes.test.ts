// Which number a number is, by its label, its place and its form.
import { expect, test } from 'vitest'
import { pageOf, type LineSketch } from '../../test/support/page-builder.ts'
import { valuesOf } from '../../test/support/values-of.ts'
import { parseSchema } from '../schema/parse.ts'
import { extract } from './extract.ts'

const at = (text: string, x: number, y: number) => ({ text, x, y })

test('a sentence that a number stands in is no number', () => {
  const line = '请持本通知在有效期内办理工作类签证，入境后15日内向决定机构申领许可证。'
  expect(valuesOf({ noticeNumber: '' }, line)).toEqual({ noticeNumber: '' })
})

test('a plate begins with where the vehicle is from', () => {
  expect(valuesOf({ licensePlate: '' }, '车牌：苏E·7K936')).toEqual({ licensePlate: '苏E·7K936' })
})

test('a number that begins with letters may touch its label', () => {
  expect(valuesOf({ 合約編號: '' }, '會員契約書', '契約編號YD-113-00528')).toEqual({
    合約編號: 'YD-113-00528',
  })
})

test('the hotline is what is called so, though it has but a few figures', () => {
  const lines = ['服务电话: 08-932 6175', '24小时客服专线：1910', '联系电话: 139 0000 4826']
  expect(valuesOf({ hotline: '' }, ...lines)).toEqual({ hotline: '1910' })
})

test('an IBAN with letters for digits is mended where its check digits agree', () => {
  expect(valuesOf({ iban: '' }, 'IBAN DEB9 37O4 OO44 O532 O13O OO')).toEqual({
    iban: 'DE89 3704 0044 0532 0130 00',
  })
  expect(valuesOf({ iban: '' }, 'IBAN DEB9 37O4 OO44 O532 O13O O1')).not.toMatchObject({
    iban: 'DE89 3704 0044 0532 0130 01',
  })
})

test('"IDH:" is "ID#:" with its sign misread', () => {
  expect(valuesOf({ id: '' }, 'IDH: 1234567')).toEqual({ id: '1234567' })
})

test('what stands between an address and a BIC in the schema tells that "vat" is a number', () => {
  const lines = ['Total VAT | 851.27', 'VAT NL810433941B01', 'BIC INGBNL2A']
  expect(valuesOf({ city: '', vat: '', bic: '' }, ...lines)).toMatchObject({ vat: 'NL810433941B01' })
  expect(valuesOf({ net: '', vat: '', total: '' }, ...lines)).toMatchObject({ vat: '851.27' })
})

test('a piece of a number whose digits stand in boxes is not told for the number', () => {
  const lines: LineSketch[] = [
    { text: 'Social security number', x: 50, y: 100 },
    { text: '517 5', x: 50, y: 130 },
    { text: '- 2 3', x: 130, y: 130 },
  ]
  expect(valuesOf({ ssn: '' }, ...lines)).toEqual({ ssn: '' })
})

test('a number whose letters and figures have fixed places is sure, although it was read with doubt', () => {
  const schema = parseSchema({ athlete: { taxCode: '' } })
  if (!schema.ok) throw new Error(schema.error.code)
  const line = { ...at('Codice fiscale MRNLSE84D52E253K', 50, 100), confidence: 0.35 }
  const { content } = extract(pageOf(at('Certificato di idoneità sportiva', 50, 40), line), schema.value)
  expect(JSON.parse(content)).toEqual({ athlete: { taxCode: 'MRNLSE84D52E253K' } })
})

test('the small o of a number is read as a nine', () => {
  expect(valuesOf({ numero_titulo: '' }, 'N.9 DE TÍTULO: 47/02318/2021')).toEqual({
    numero_titulo: '47/02318/2021',
  })
})
