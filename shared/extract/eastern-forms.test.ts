// Forms of the East: heads in two languages, lists in two halves, numbered items without room, years of the republic.
import { expect, test } from 'vitest'
import { pageOf } from '../../test/support/page-builder.ts'
import { valuesOf } from '../../test/support/values-of.ts'
import { parseSchema } from '../schema/parse.ts'
import { extract } from './extract.ts'

const row = (y: number, ...texts: string[]) =>
  texts.map((text, i) => ({ text, x: [60, 260, 500, 700][i] ?? 0, y }))

test('a column whose head says the same in two languages has its cells, on one line or two', () => {
  const schema = { materials: [{ code: '', unit: '', qty: '' }] }
  const rows = [...row(140, 'HT-2201', '根', '24'), ...row(180, 'HT-3310', '套', '12')]
  const items = [
    { code: 'HT-2201', unit: '根', qty: '24' },
    { code: 'HT-3310', unit: '套', qty: '12' },
  ]
  const inOne = row(100, '编码 Code', '单位 Unit', '数量 Qty')
  expect(valuesOf(schema, ...inOne, ...rows)).toEqual({ materials: items })
  const inTwo = [...row(80, '编码', '单位', '数量'), ...row(104, 'Code', 'Unit', 'Qty')]
  expect(valuesOf(schema, ...inTwo, ...rows)).toEqual({ materials: items })
})

test('a list in two halves has its labels in every other column', () => {
  const lines = [
    ...row(60, '型号', 'YE4-132M-4', '频率', '50 Hz'),
    ...row(100, '效率', '92.6 %', '功率因数', '0.83'),
    ...row(140, '重量', '79 kg', '噪声', '68 dB'),
    ...row(180, '执行标准', 'GB/T 28575', '防护等级', 'IP55'),
  ]
  const schema = { model: '', frequency: '', weight: '', noiseLevel: '', standard: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    model: 'YE4-132M-4',
    frequency: '50 Hz',
    weight: '79 kg',
    noiseLevel: '68 dB',
    standard: 'GB/T 28575',
  })
})

test('numbered items tell their figures without room before them', () => {
  const lines = ['保存樹木指定通知書', '1. 樹種 クスノキ', '2. 樹高18.5m', '3. 幹周3.2m']
  expect(valuesOf({ tree: { height: '', trunkGirth: '' } }, ...lines)).toEqual({
    tree: { height: '18.5m', trunkGirth: '3.2m' },
  })
})

test('114/05/31 is a day, and a room that was read as a bracket parts two labels', () => {
  const schema = { dueDate: '', 逾期天數: '', overduePoints: '' }
  expect(valuesOf(schema, '繳費期限：114/05/31', '逾期天數 ： 12天 [逾期點數 ： 24點')).toEqual({
    dueDate: '114/05/31',
    逾期天數: '12天',
    overduePoints: '24點',
  })
})

test('a seal behind a name is no part of it', () => {
  const lines = ['수료증', '성명 : 윤가람', '전북평생교육진흥원', '원장 : 문재혁 (직인)']
  expect(valuesOf({ director: '' }, ...lines)).toEqual({ director: '문재혁' })
})

test('a line with a label of its own goes on with nothing above it', () => {
  const lines = ['贮存条件：置于阴凉干燥处，避免阳光直射', '致敏物质提示：含有芝麻、坚果']
  expect(valuesOf({ 贮存条件: '', allergens: '' }, ...lines)).toEqual({
    贮存条件: '置于阴凉干燥处，避免阳光直射',
    allergens: '含有芝麻、坚果',
  })
})

test('an address begins behind the postcode that is asked for beside it', () => {
  const lines = ['届出者', '住所：〒460-0008 名古屋市中区栄2-14-5']
  const schema = { reporter: { postalCode: '', address: '' } }
  expect(valuesOf(schema, ...lines)).toEqual({
    reporter: { postalCode: '460-0008', address: '名古屋市中区栄2-14-5' },
  })
})

test('whom to ask for ends where the word for a phone begins', () => {
  const line = '담당자 양지훈 전화 032-625-4410 팩스 032-625-4419 우 14635 경기도 부천시 원미구 심곡로 9'
  expect(valuesOf({ contactName: '', phone: '' }, '도서 반납 연체 안내', line)).toEqual({
    contactName: '양지훈',
    phone: '032-625-4410',
  })
})

const walls = [60, 300, 500, 700].map((x) => ({
  direction: 'vertical' as const,
  box: { x0: x, y0: 50, x1: x + 2, y1: 150 },
}))

test('a ruled table ends where its walls do, and a sign that was read of a wall is that wall', () => {
  const rule = { text: '〉', x: 290, y: 84, confidence: 0.2 }
  const cells = [
    ...row(60, '항목', '내용', '판정'),
    ...row(84, '배관'),
    rule,
    ...row(84, '', '고정상태', '적합'),
  ]
  const below = row(200, '종합판정', '조건부 적합', '남기태')
  const page = pageOf(...[...cells, ...below].filter(({ text }) => text !== ''))
  const schema = parseSchema({ items: [{ 항목: '', 내용: '', 판정: '' }] })
  if (!schema.ok) throw new Error(schema.error.code)
  const { content } = extract({ ...page, kind: 'form', rules: walls }, schema.value)
  expect(JSON.parse(content)).toEqual({ items: [{ 항목: '배관', 내용: '고정상태', 판정: '적합' }] })
})

test('labels in two languages are whole although the room between the scripts was lost', () => {
  const lines = [
    '运单号Waybill No.',
    'HY 6620',
    '',
    '收件人Consignee',
    'Marta Lindqvist',
    '',
    '件数Pieces',
    '2',
    '',
  ]
  const more = ['寄件人Shipper', '康雨辰', '', '服务类型Service', '经济快递', '']
  expect(valuesOf({ 收件人: { name: '' }, 服务类型: '' }, ...lines, ...more)).toEqual({
    收件人: { name: 'Marta Lindqvist' },
    服务类型: '经济快递',
  })
})

test('what is counted labels nothing, an hour is a time, and who heads a house is no part of its name', () => {
  const lines = ['작업시간 : 오전 8시', '작업인원 : 4명', '업체 : 푸른들익스프레스 대표 하태민 (인)']
  expect(valuesOf({ 작업시간: '', 작업인원: '', company: { name: '' } }, ...lines)).toEqual({
    작업시간: '오전 8시',
    작업인원: '4명',
    company: { name: '푸른들익스프레스' },
  })
})
