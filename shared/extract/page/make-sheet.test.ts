import { expect, test } from 'vitest'
import type { Line } from '../../page.ts'
import { pageOf } from '../../../test/support/page-builder.ts'
import { sheetOf } from './make-sheet.ts'

/** A line as it was read: each word 26 wide, from x on. */
function lineOf(y: number, ...words: readonly (readonly [text: string, x: number])[]): Line {
  const placed = words.map(([text, x]) => ({
    text,
    box: { x0: x, y0: y, x1: x + 26 * text.length, y1: y + 28 },
    confidence: 0.9,
  }))
  const box = { x0: words[0]?.[1] ?? 0, y0: y, x1: placed.at(-1)?.box.x1 ?? 0, y1: y + 28 }
  return { box, words: placed, block: 0, paragraph: 0, rowHeight: 36 }
}

test('a label set wide is whole although its second half was read together with the value', () => {
  const lines = [
    lineOf(100, ['性', 100], ['别', 190], ['女', 271]),
    lineOf(160, ['出生', 100], ['汉族', 271]),
  ]
  const rows = sheetOf({ ...pageOf('x'), lines }).rows.map((row) => row.map(({ text }) => text))
  expect(rows).toEqual([
    ['性别', '女'],
    ['出生', '汉族'],
  ])
})

test('a photo is taken for a slip, and one with the lines of a form for a form', () => {
  const lines = Array.from({ length: 12 }, (_, i) => ({
    box: { x0: 100, y0: 100 + 40 * i, x1: 600, y1: 102 + 40 * i },
    direction: 'horizontal' as const,
  }))
  const photo = { ...pageOf('x'), kind: 'photo' as const }
  expect(sheetOf({ ...photo, rules: lines.slice(0, 4) }).isReceipt).toBe(true)
  expect(sheetOf({ ...photo, rules: lines }).isReceipt).toBe(false)
})
