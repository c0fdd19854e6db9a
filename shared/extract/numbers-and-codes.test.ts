// Which number a number is, by its label, its place and its form.
import { expect, test } from 'vitest'
import { pageOf, type LineSketch } from '../../test/support/page-builder.ts'
import { valuesOf } from '../../test/support/values-of.ts'
import { parseSchema } from '../schema/parse.ts'
import { extract } from './extract.ts'

const sure = (...lines: readonly string[]) => lines.map((text) => ({ text, confidence: 0.96 }))

const at = (text: string, x: number, y: number) => ({ text, x, y })

test('a number beside the title is that of the document', () => {
  expect(valuesOf({ license_number: '' }, 'LICENCIA DE PESCA | N.º 0099-4471-K')).toEqual({
    license_number: '0099-4471-K',
  })
})

test('a number stands in the line that names its group, although another stands on the page', () => {
  const lines = [
    'Club Natación Bahía Norte',
    'C/ Espigón 12, 39004 Santander · CIF G-39118273',
    'Contacto de emergencia: Peio Gurruchaga, 655 019 284',
    'En caso de pérdida, avísese al 942 27 40 18.',
  ]
  const asked = { club: { address: '' }, emergency_contact: { phone: '' }, lost_card_phone: '' }
  expect(valuesOf(asked, ...lines)).toEqual({
    club: { address: 'C/ Espigón 12, 39004 Santander' },
    emergency_contact: { phone: '655 019 284' },
    lost_card_phone: '942 27 40 18',
  })
})

test('a sentence that a number stands in is no number', () => {
  const line = '请持本通知在有效期内办理工作类签证，入境后15日内向决定机构申领许可证。'
  expect(valuesOf({ noticeNumber: '' }, line)).toEqual({ noticeNumber: '' })
})

test('a number in its frame is that of the paper, and who it is given to has another', () => {
  expect(
    valuesOf(
      { certificateNumber: '', patient: { idNo: '' } },
      { text: '診斷證明書', x: 300, y: 40, height: 34 },
      { text: '診字第1140412087號', x: 600, y: 90 },
      '姓名 | 廖淑娟 | 身分證字號 | K223817645',
    ),
  ).toEqual({ certificateNumber: '1140412087', patient: { idNo: 'K223817645' } })
})

test('a plate begins with where the vehicle is from', () => {
  expect(valuesOf({ licensePlate: '' }, '车牌：苏E·7K936')).toEqual({ licensePlate: '苏E·7K936' })
})

test('what is put in brackets has its own label, and a bare number is that of the paper', () => {
  const lines = sure('编号: LA-YJ-250814', '患者冯宝田（住院号：0093417）家属')
  const asked = { noticeNumber: '', patient: { admissionNumber: '', idNumber: '' } }
  expect(valuesOf(asked, ...lines)).toEqual({
    noticeNumber: 'LA-YJ-250814',
    patient: { admissionNumber: '0093417', idNumber: '' },
  })
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

test('the only number of the borrower is whichever of theirs is asked for', () => {
  const lines = ['利用者名: 檜山さくら', '利用者番号: 2004-51837', '返却日: 2025年3月4日']
  expect(valuesOf({ borrower: { name: '', cardNumber: '' } }, ...lines)).toMatchObject({
    borrower: { cardNumber: '2004-51837' },
  })
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

test('a Chinese VAT invoice has its code and its number in the upper corners, without labels', () => {
  const lines: LineSketch[] = [
    { text: '1100094140', x: 100, y: 40 },
    { text: '增值税专用发票', x: 400, y: 40 },
    { text: 'No 87654321', x: 700, y: 40 },
    { text: '名称:测试企业', x: 100, y: 200 },
    { text: '地址、电 话:北京市海淀区知春路60号', x: 100, y: 900 },
  ]
  expect(valuesOf({ 发票代码: '', 发票号码: '' }, ...lines)).toEqual({
    发票代码: '1100094140',
    发票号码: '87654321',
  })
  expect(valuesOf({ 发票代码: '' }, ...lines.slice(0, 2))).toEqual({ 发票代码: '' })
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
