import { expect, test } from 'vitest'
import { pageOf, type LineSketch } from '../../../test/support/page-builder.ts'
import type { PageKind } from '../../page.ts'
import { parseSchema } from '../../schema/parse.ts'
import { extract } from '../extract.ts'

type Sketches = (string | LineSketch)[]

function confidenceOf(path: string, schema: unknown, ...lines: Sketches): number {
  return confidenceOn('receipt', path, schema, ...lines)
}

function confidenceOn(kind: PageKind, path: string, schema: unknown, ...lines: Sketches): number {
  const parsed = parseSchema(schema)
  if (!parsed.ok) throw new Error(parsed.error.code)
  const { fields } = extract({ ...pageOf(...lines), kind }, parsed.value)
  return fields.find((field) => field.path === path)?.confidence ?? 0
}

const shop: LineSketch[] = ['CORNER SHOP LTD', '5 High Street, 81100 Newtown'].map((text) => ({
  text,
  confidence: 0.97,
}))

test.each([
  ['address', '5 High Street, 81100 Newtown'],
  ['time', 'Time: 14:14:13'],
  ['currency', 'Total: € 12.50'],
])('nothing proves the %s of a page, however well it was read', (key, text) => {
  const confidence = confidenceOf(key, { [key]: '' }, ...shop, { text, confidence: 0.97 })
  expect(confidence).toBeGreaterThan(0.6)
  expect(confidence).toBeLessThan(0.9)
})

test('a total that an item outdoes is hardly told, and one that the items make is sure', () => {
  const items = ['Tea | 12.60', 'Cake | 38.70'].map((text) => ({ text, confidence: 0.9 }))
  const total = (sum: string) =>
    confidenceOf('total', { total: '' }, ...shop, ...items, { text: `Grand total | ${sum}`, confidence: 0.9 })
  expect(total('51.30')).toBeGreaterThan(0.9)
  expect(total('1.30')).toBeLessThan(0.75)
})

test('dirt above the name of a shop makes it no less the first line', () => {
  const dirt = ['4', 'ae |', ': i', '. 7', 'oe =', 'a |', '= 3'].map((text) => ({ text, confidence: 0.35 }))
  const lines = ['BLUE HERON SUPERMARKET & CAFE', '12/03/2026 14:05', 'Soup | 4.50', 'Total | 4.50'].map(
    (text) => ({
      text,
      confidence: 0.97,
    }),
  )
  const plain = confidenceOf('store_name', { store_name: '' }, ...lines)
  expect(plain).toBeGreaterThan(0.5)
  expect(confidenceOf('store_name', { store_name: '' }, ...dirt, ...lines)).toBeGreaterThan(plain - 0.2)
})

test('a Han name is told where its characters were hardly read, and not where nothing spoke for them', () => {
  const named = (confidence: number) =>
    confidenceOn('form', '申请人.姓名', { 申请人: { 姓名: '', 电话: '' } }, '申请人信息', {
      text: '姓名：段志鹏',
      confidence,
    })
  expect(named(0.5)).toBeGreaterThan(0.6)
  expect(named(0.1)).toBeLessThan(0.3)
})
