import { expect, it } from 'vitest'
import type { Line, Word } from '../../../shared/page.ts'
import { rereadDoubtful, withoutScraps } from './reread.ts'

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

it('takes a doubtful row as it is read again where that is surer, and asks for no sure one', async () => {
  const lines = [line(word('Tota1', 0, 0.6)), line(word('9.80', 0, 0.6)), line(word('Sum', 0, 0.95))]
  const asked: string[] = []
  const read = await rereadDoubtful(lines, ({ words: [first] }) => {
    asked.push(first?.text ?? '')
    return Promise.resolve(line(first?.text === 'Tota1' ? word('Total', 0, 0.9) : word('9.86', 0, 0.5)))
  })
  expect(asked).toEqual(['Tota1', '9.80'])
  expect(read).toMatchObject(['Total', '9.80', 'Sum'].map((text) => ({ words: [{ text }] })))
})
