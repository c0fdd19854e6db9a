// Of whom a value is where a page has several: by the heading of their group, the side they stand on and the label before.
import { expect, test } from 'vitest'
import type { LineSketch } from '../../test/support/page-builder.ts'
import { valuesOf } from '../../test/support/values-of.ts'

const row = (y: number, ...cells: string[]) => cells.map((text, i) => ({ text, x: 50 + 240 * i, y }))

test('the same label stands twice, and each is of the group that is named before it', () => {
  const schema = { mother: { name: '', age: '' }, father: { name: '', age: '' } }
  expect(
    valuesOf(schema, ...row(50, '母亲姓名：周晓岚', '年龄：31'), ...row(90, '父亲姓名：林志豪', '年龄：33')),
  ).toEqual({ mother: { name: '周晓岚', age: '31' }, father: { name: '林志豪', age: '33' } })
})

test('a heading is that of its column, and the next column is of nobody', () => {
  const schema = { owner: { phone: '' }, animal: { breed: '' } }
  expect(
    valuesOf(
      schema,
      ...row(50, 'Tierhalter', 'Patient'),
      ...row(80, 'Jonas Weidmann', 'Rasse: Beagle'),
      ...row(110, 'Telefon 0176 4420 9981', 'Gewicht: 14 kg'),
    ),
  ).toEqual({ owner: { phone: '0176 4420 9981' }, animal: { breed: 'Beagle' } })
})

test('Han labels before a space are labels: a party has its own phone and address', () => {
  const schema = { sender: { name: '', address: '' }, receiver: { name: '', address: '' } }
  expect(
    valuesOf(
      schema,
      { text: '寄件人', y: 50 },
      { text: '刘海洋', x: 130, y: 50 },
      { text: '寄件地址', y: 80 },
      { text: '江苏省南京市鼓楼区中山北路88号', x: 150, y: 80 },
      { text: '收件人', y: 110 },
      { text: '吴晓梅', x: 130, y: 110 },
      { text: '收件地址', y: 140 },
      { text: '四川省成都市武侯区天府大道1200号', x: 150, y: 140 },
    ),
  ).toEqual({
    sender: { name: '刘海洋', address: '江苏省南京市鼓楼区中山北路88号' },
    receiver: { name: '吴晓梅', address: '四川省成都市武侯区天府大道1200号' },
  })
})

test('who goods are sent to is the buyer where nobody else is', () => {
  expect(valuesOf({ buyer_name: '' }, 'Ship to:', 'Meridian Trading Ltd', '12 Harbour Road')).toEqual({
    buyer_name: 'Meridian Trading Ltd',
  })
})

test('a Chinese invoice parts its sums, and its two parties by labels that it prints twice', () => {
  const lines = [
    '名称: 星海贸易有限公司',
    '开户行及账号: 中国银行 6222000011112222',
    '合计 | ¥5999.00 | ¥1019.83',
    '价税合计(小写)j7018.83',
    '名称: 东方科技有限公司',
    '开户行及账号: 工商银行 6222000033334444',
  ]
  const schema = { 合计金额: '', 价税合计: '', 购买方名称: '', 销售方名称: '' }
  expect(valuesOf(schema, ...lines)).toEqual({
    合计金额: '5999.00',
    价税合计: '7018.83',
    购买方名称: '星海贸易有限公司',
    销售方名称: '东方科技有限公司',
  })
})

test('what names a group heads only the labels of its own column', () => {
  const lines: LineSketch[] = [
    { text: 'Ask for the invoice at the desk', x: 50, y: 50 },
    { text: 'Account No.', x: 600, y: 80 },
    { text: '00030340067212', x: 600, y: 110 },
  ]
  expect(valuesOf({ invoice_number: '' }, ...lines)).toEqual({ invoice_number: '' })
})

test('a tenant and a landlord, an employee and an employer are parties of their own', () => {
  const schema = { tenant: { name: '', address: '' }, landlord: { name: '' } }
  expect(
    valuesOf(
      schema,
      'Vermieter: Klaus Petersen',
      'Mieter: Miriam Aydin',
      'Anschrift: Hafenstraße 19, 24105 Kiel',
    ),
  ).toEqual({
    tenant: { name: 'Miriam Aydin', address: 'Hafenstraße 19, 24105 Kiel' },
    landlord: { name: 'Klaus Petersen' },
  })
})
