import { expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { withoutUpended } from './upended.ts'

function line(texts: readonly string[], confidence: number, isUpright = true): Line {
  const words = texts.map((text, i) => {
    const box = isUpright
      ? { x0: 20, x1: 34, y0: 20 + i * 40, y1: 50 + i * 40 }
      : { x0: 20 + i * 60, x1: 70 + i * 60, y0: 20, y1: 34 }
    return { text, confidence, box }
  })
  const [first, last] = [words[0]?.box, words.at(-1)?.box]
  if (!first || !last) throw new Error('a line has words')
  return { words, box: { ...last, x0: first.x0, y0: first.y0 }, block: 0, paragraph: 0, rowHeight: 14 }
}

it('leaves out what runs from the top down over several rows and was read with doubt', () => {
  expect(withoutUpended([line(['PO', 'PH', 'POH'], 0.5)])).toEqual([])
})

it('keeps rows, Han from the top down, and a label that was read with certainty', () => {
  const kept = [
    line(['PO', 'PH', 'POH'], 0.5, false),
    line(['図書館', '休館日'], 0.5),
    line(['Total', 'sum'], 0.9),
  ]
  expect(withoutUpended(kept)).toEqual(kept)
})
