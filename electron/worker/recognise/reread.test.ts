import { expect, it } from 'vitest'
import type { Line, Word } from '../../../shared/page.ts'
import { withoutScraps } from './reread.ts'

const word = (text: string, x0: number, confidence: number): Word => ({
  text,
  confidence,
  box: { x0, y0: 0, x1: x0 + 40, y1: 20 },
})
const line = (...words: Word[]): Line => ({
  words,
  box: { x0: 0, y0: 0, x1: 400, y1: 20 },
  block: 0,
  paragraph: 0,
  rowHeight: 20,
})

it('leaves out a doubtful mark where nothing was read before, and no other', () => {
  const before = line(word('model', 0, 0.6), word('~', 100, 0.3))
  const again = line(word('model', 0, 0.9), word('-', 105, 0.1), word('—', 200, 0.01), word('•', 300, 0.7))
  expect(withoutScraps(again, before).words.map(({ text }) => text)).toEqual(['model', '-', '•'])
})
