import { expect, test } from 'vitest'
import { sheetOf } from './page/make-sheet.ts'
import type { Page } from '../page.ts'
import { pageOf } from '../../test/support/page-builder.ts'
import { valuesOf } from '../../test/support/values-of.ts'

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

test('the name of a product is nobody’s', () => {
  const lines = ['产品名称: 电压力锅', '用户姓名: 唐若溪', '型号: YX-PC60']
  expect(valuesOf({ product: { name: '', model: '' }, customer: { name: '' } }, ...lines)).toEqual({
    product: { name: '电压力锅', model: 'YX-PC60' },
    customer: { name: '唐若溪' },
  })
})

test('the date of a purchase stands by its own label, and not by the bare one of a table', () => {
  const lines = [
    '购买日期: 2023年9月16日',
    '发票号码: 04417382',
    '日期 | 故障 | 处理',
    '2024.02.21 | 不保压 | 更换',
  ]
  expect(valuesOf({ purchaseDate: '' }, ...lines)).toEqual({ purchaseDate: '2023年9月16日' })
})

test('what touches a label with a colon is the beginning of it, and no value of an empty cell above', () => {
  const lines = ['家长意见', '下学期返校时间: 2025年9月1日']
  expect(valuesOf({ 家长意见: '' }, ...lines)).toEqual({ 家长意见: '' })
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

test('a fee of its own name is no other fee', () => {
  expect(valuesOf({ 會費: '' }, '單堂費用: 1,350 元', '會費: 14,388 元')).toEqual({ 會費: '14,388元' })
})

test('what lines part is no label that is set wide', () => {
  const rules = [60, 140, 220].map((x) => ({
    direction: 'vertical' as const,
    box: { x0: x, x1: x + 2, y0: 80, y1: 160 },
  }))
  const lines = [80, 160].map((x) => ({ text: '优', x, y: 100 }))
  const parts = (page: Page) => sheetOf(page).rows.map((row) => row.map(({ text }) => text))
  expect(parts({ ...pageOf(...lines), rules })).toEqual([['优', '优']])
  expect(parts(pageOf(...lines))).toEqual([['优优']])
})

test('what is ticked below a heading is of which kind it is, and nobody’s signature', () => {
  const lines = ['姓名: 簡佩珊', '會籍內容', '☐ 月繳型 | ☒ 年繳型 | ☐ 學生專案', '會員簽名: 簡佩珊']
  expect(valuesOf({ 姓名: '', 會籍類型: '' }, ...lines)).toEqual({ 姓名: '簡佩珊', 會籍類型: '年繳型' })
  expect(valuesOf({ 姓名: '', 會籍類型: '' }, '姓名: 簡佩珊', '會員簽名: 林雅婷')).toMatchObject({
    會籍類型: '',
  })
})

test('a head that says more than its column is called heads it', () => {
  const rows = [
    '資料番号 書名 貸出日 返却期限',
    '1102 北国の野鳥 9月19日 10月3日',
    '1105 草木染め 9月23日 10月7日',
  ]
  const lines = rows.flatMap((row, i) =>
    row.split(' ').map((text, j) => ({ text, x: 50 + 220 * j, y: 100 + 40 * i, confidence: 0.95 })),
  )
  expect(valuesOf({ overdueItems: [{ title: '', dueDate: '' }] }, ...lines)).toEqual({
    overdueItems: [
      { title: '北国の野鳥', dueDate: '10月3日' },
      { title: '草木染め', dueDate: '10月7日' },
    ],
  })
})
