// Drawn lines part a label from its value and one cell from the next.
import { expect, test } from 'vitest'
import { pageOf } from '../../test/support/page-builder.ts'
import { unite, type Page, type Rule } from '../page.ts'
import { parseSchema } from '../schema/parse.ts'
import { extract } from './extract.ts'
import { blanksIn } from './page/blanks.ts'
import { sheetOf } from './page/make-sheet.ts'

const row = (y: number, ...texts: string[]) =>
  texts.map((text, i) => ({ text, x: [60, 260, 500, 700][i] ?? 0, y }))

const walls = [60, 300, 500, 700].map((x) => ({
  direction: 'vertical' as const,
  box: { x0: x, y0: 50, x1: x + 2, y1: 150 },
}))

const at = (text: string, x: number, y: number) => ({ text, x, y })

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

test('in a ruled box the value stands anywhere up to its wall, and several numbers are one answer', () => {
  const page = pageOf(
    { text: '7 List account number(s) here (optional)', x: 100, y: 104 },
    { text: '1134-77, 1135-02', x: 620, y: 132 },
  )
  const line = (y: number) => ({
    direction: 'horizontal' as const,
    box: { x0: 90, y0: y, x1: 980, y1: y + 2 },
  })
  const schema = parseSchema({ account_numbers: '' })
  if (!schema.ok) throw new Error(schema.error.code)
  const { content } = extract({ ...page, rules: [line(98), line(160)] }, schema.value)
  expect(JSON.parse(content)).toEqual({ account_numbers: '1134-77, 1135-02' })
})

test('the stem of a large letter parts no words, and a line of a table does', () => {
  const page = pageOf('Name: Ada Hill')
  const [line] = page.lines
  const [, first, second] = line?.words ?? []
  if (!line || !first || !second) throw new Error('the page has no words')
  const x = (first.box.x1 + second.box.x0) / 2
  const ruled = (height: number) => {
    const box = { x0: x - 1, x1: x + 1, y0: line.box.y0 - 2, y1: line.box.y0 - 2 + height }
    const parsed = parseSchema({ name: '' })
    if (!parsed.ok) throw new Error(parsed.error.code)
    return extract({ ...page, rules: [{ box, direction: 'vertical' }] }, parsed.value).content
  }
  expect(ruled(22)).toBe('{"name":"Ada Hill"}')
  expect(ruled(60)).toBe('{"name":"Ada"}')
})

test('a sentence with blanks in it stays a sentence', () => {
  const page = pageOf(at('This is to certify that Ann Hoyle was born on 4 May 1998 in Leeds', 50, 100))
  const words = page.lines[0]?.words ?? []
  const rules = [['Ann', 'Hoyle'], ['1998'], ['Leeds']].map((written): Rule => {
    const box = unite(words.filter(({ text }) => written.includes(text)).map((word) => word.box))
    return { direction: 'horizontal', box: { ...box, y0: box.y1 + 2, y1: box.y1 + 4 } }
  })
  expect(blanksIn(words, rules)).toEqual([])
})
