import { describe, expect, it } from 'vitest'
import { unite, type Line } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { paintedOver, putBack, sureLines } from './sure-lines.ts'

const image: GreyImage = { width: 200, height: 80, pixels: new Uint8Array(200 * 80).fill(230) }
for (let y = 20; y < 30; y++)
  for (const x of [12, 60, 140]) image.pixels.fill(20, y * 200 + x, y * 200 + x + 6)

function lineOf(y0: number, ...words: readonly (readonly [text: string, x0: number, sure: number])[]): Line {
  const read = words.map(([text, x0, confidence]) => ({
    text,
    confidence,
    box: { x0, y0, x1: x0 + 30, y1: y0 + 10 },
  }))
  return { words: read, box: unite(read.map(({ box }) => box)), block: 0, paragraph: 0, rowHeight: 10 }
}

describe('the lines that a first look is sure of', () => {
  it('are those without a doubtful word', () => {
    const [sure, unsure] = [
      lineOf(20, ['Milk', 10, 0.9], ['2.70', 140, 0.85]),
      lineOf(50, ['Tea', 10, 0.95], ['1.8O', 140, 0.5]),
    ]
    expect(sureLines([sure, unsure])).toEqual([sure])
  })

  it('are none with a row of signs, whose height is measured badly', () => {
    expect(sureLines([lineOf(20, ['Card', 10, 0.95], ['****', 60, 0.95], ['4821', 140, 0.95])])).toEqual([])
  })

  it('are painted over in the colour of their paper, and nothing that they passed over is', () => {
    const painted = paintedOver(image, [lineOf(20, ['Milk', 10, 0.9], ['2.70', 135, 0.9])])
    const levelAt = (x: number) => painted.pixels[25 * 200 + x]
    expect([12, 140].map(levelAt)).toEqual([230, 230])
    expect(levelAt(62)).toBe(20)
    expect(image.pixels[25 * 200 + 12]).toBe(20)
  })

  it('stand again where they stood, with what the second look found beside them', () => {
    const [first, second, price] = [
      lineOf(10, ['Milk', 10, 0.9]),
      lineOf(30, ['Tea', 10, 0.9]),
      lineOf(30, ['1.80', 140, 0.8]),
    ]
    const texts = putBack([price], [first, second]).map(({ words }) =>
      words.map(({ text }) => text).join(' '),
    )
    expect(texts).toEqual(['Milk', 'Tea 1.80'])
  })
})
