import { expect, test } from 'vitest'
import { unite, type Line } from '../../../shared/page.ts'
import { withoutDoubledLines } from './doubled-lines.ts'

type Placed = [text: string, x0: number, x1: number, confidence?: number]

function lineOf(y0: number, ...placed: Placed[]): Line {
  const words = placed.map(([text, x0, x1, confidence = 0.9]) => ({
    text,
    confidence,
    box: { x0, x1, y0, y1: y0 + 40 },
  }))
  return { words, box: unite(words.map(({ box }) => box)), block: 0, paragraph: 0, rowHeight: 40 }
}

const title = lineOf(100, ['Annual', 50, 200], ['report', 215, 330], ['2026', 345, 430])

test('a line that was read a second time, in part and with doubt, is left out', () => {
  const again = lineOf(102, ['al', 150, 200, 0.5], ['rep0rt', 215, 332, 0.5])
  expect(withoutDoubledLines([again, title])).toEqual([title])
  expect(withoutDoubledLines([title, again])).toEqual([title])
})

test('of two readings that are alike one is kept', () => {
  expect(withoutDoubledLines([title, structuredClone(title)])).toHaveLength(1)
})

test('a line below stays, and one beside that only touches', () => {
  const below = lineOf(135, ['Annual', 50, 200], ['report', 215, 330])
  const beside = lineOf(100, ['final', 425, 520], ['version', 540, 640])
  expect(withoutDoubledLines([title, below, beside])).toEqual([title, below, beside])
})
