// Forms whose rows are numbered, or stand in two columns or two halves.
import { expect, test } from 'vitest'
import { valuesOf } from '../../test/support/values-of.ts'

const row = (y: number, ...texts: string[]) =>
  texts.map((text, i) => ({ text, x: [60, 260, 500, 700][i] ?? 0, y }))

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

test('the points of a letter are numbered, which says nothing of them', () => {
  const rows = ['1 点検日 | 10月8日', '2 お客様番号 | 4410-82-0937', '3 点検内容 | ガス漏れ検査']
  const lines = rows.flatMap((row, i) =>
    row.split(' | ').map((text, j) => ({ text, x: 50 + 300 * j, y: 100 + 40 * i, confidence: 0.96 })),
  )
  expect(valuesOf({ customerNumber: '', inspectionContent: '' }, ...lines)).toEqual({
    customerNumber: '4410-82-0937',
    inspectionContent: 'ガス漏れ検査',
  })
})

test('a notice of two columns tells from when to when, and the rest of it in the order that is asked for', () => {
  const lines = [
    '停水日期 | 114年11月18日 (星期二)',
    '停水時間 | 上午9時至下午6時',
    '停水區域 | 海濱里、文昌里全部',
    '降壓範圍 | 福德里中正街以南',
    '影響規模 | 約1,340',
    '臨時站點 | 海濱國小大門口',
    '服務電話: 08-932 6175',
  ].flatMap((row, i) =>
    row.split(' | ').map((text, j) => ({ text, x: 50 + 300 * j, y: 100 + 40 * i, confidence: 0.95 })),
  )
  const asked = { outageDate: '', outageTime: '', affectedArea: '', plimf: '', quorl: '', tinsel: '' }
  expect(valuesOf({ ...asked, contact: { person: '', phone: '' } }, ...lines)).toEqual({
    ...{ outageDate: '114年11月18日(星期二)', outageTime: '上午9時至下午6時' },
    ...{
      affectedArea: '海濱里、文昌里全部',
      plimf: '福德里中正街以南',
      quorl: '約1,340',
      tinsel: '海濱國小大門口',
    },
    contact: { person: '', phone: '08-932 6175' },
  })
})
