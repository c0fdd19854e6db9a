import { expect, it } from 'vitest'
import type { Line } from '../page.ts'
import { textLayerEngine } from './exact.ts'
import { lineText } from './text.ts'

const box = { x0: 0, y0: 0, x1: 100, y1: 20 }
const lineWith = (text: string, engine: string): Line => ({
  box,
  words: [{ text, box, confidence: 1 }],
  block: 0,
  paragraph: 0,
  rowHeight: 20,
  engine,
})

it('lines of a text layer are kept unchanged, and recognised lines are corrected', () => {
  for (const [text, read] of [
    ['语言,设置', '语言，设置'],
    ['}', ''],
  ] as const) {
    expect(lineText(lineWith(text, textLayerEngine))).toBe(text)
    expect(lineText(lineWith(text, 'networks'))).toBe(read)
  }
})
