// Forms of the East: heads in two languages, lists in two halves, numbered items without room, years of the republic.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

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
