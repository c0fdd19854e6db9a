import { expect, it } from 'vitest'
import type { PlacedLine } from '../../../electron/worker/context/engine.ts'
import { textInRows } from './rows.ts'

function line(x: number, y: number, ...texts: string[]): PlacedLine {
  const box = { x0: x - 20, x1: x + 20, y0: y - 5, y1: y + 5 }
  const words = texts.map((text) => ({ text, confidence: 1, box }))
  return {
    place: { x, y, length: 40, height: 10, angle: 0 },
    line: { words, box, block: 0, paragraph: 0, rowHeight: 10 },
    unread: 0,
  }
}

it('joins lines next to each other into a row from the left, and orders rows downwards', () => {
  const lines = [
    line(20, 50, 'Total'),
    line(200, 12, '1.50'),
    line(20, 10, 'Green', 'tea'),
    line(200, 47, '1.50'),
  ]
  expect(textInRows(lines)).toBe('Green tea 1.50\nTotal 1.50')
})

it('starts a new row for a line that is more than half a line higher', () => {
  expect(textInRows([line(20, 10, 'a'), line(200, 16, 'b')])).toBe('a\nb')
})

it('puts no space between words of Han', () => {
  expect(textInRows([line(20, 10, '绿茶', '一包', 'No.', '5')])).toBe('绿茶一包 No. 5')
})

it('gives no rows without lines', () => {
  expect(textInRows([])).toBe('')
})
