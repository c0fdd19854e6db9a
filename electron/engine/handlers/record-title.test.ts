import { expect, it } from 'vitest'
import { titleOf } from './record-title.ts'

const fields = (content: object) => titleOf({ operation: 'json', content: JSON.stringify(content) })

it.each([
  [
    { company: 'UNIHAKKA (KL) SDN BHD', date: '14 MAR 2018', total: 'RM 8.20', tax: '' },
    'UNIHAKKA · 2018-03-14 · RM 8.20',
  ],
  [{ company: 'Old Mill\nBakery', date: '14/03/2018', total: '8.20' }, 'Old Mill Bakery · 2018-03-14 · 8.20'],
  // The day and the month could be the other way round.
  [{ company: 'TAN', date: '11/01/2019', total: '5.00' }, 'TAN · 11/01/2019 · 5.00'],
  [
    { invoice_number: 'A1', seller: { name: 'Nord GmbH' }, due_date: '', total: '9,00', currency: 'EUR' },
    'Nord · EUR 9,00',
  ],
  [
    { 销售方: { 名称: '海港书店' }, 开票日期: '2026年5月6日', 价税合计小写: '¥12.00' },
    '海港书店 · 2026-05-06 · ¥12.00',
  ],
  [{ tracking_number: '1Z 999', weight: '2 kg', items: [{ name: 'x' }] }, '1Z 999 · 2 kg'],
  [{ total: '' }, null],
])('a record of fields is called by who, when and how much: %j', (content, title) => {
  expect(fields(content)).toBe(title)
})

it.each([
  ['text', '17:03\n\nDear readers,\nthe library is closed.', 'Dear readers,'],
  ['markdown', 'Page 1\n\n## Opening **hours** \\[new\\]\n\ntext', 'Opening hours [new]'],
  ['text', `${'word '.repeat(30)}`, `${'word '.repeat(16).trim()}…`],
  ['text', '', null],
  ['multilingual', '--- 12.50', null],
] as const)('a record of %s is called by its heading or first line', (operation, content, title) => {
  expect(titleOf({ operation, content })).toBe(title)
})
